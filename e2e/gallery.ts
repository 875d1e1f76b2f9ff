// « Les cartes », as one looks at it: the section of one game, and which of its pictures cannot be seen.

import { expect, type Locator, type Page } from '@playwright/test';

export function gallerySection(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

/** Every picture of a section is there, and whole. */
export async function expectPictures(section: Locator, count: number): Promise<void> {
  await expect(section.locator('img')).toHaveCount(count);
  await expect.poll(() => brokenPictures(section)).toBe(0);
}

/** What the browser knows of an image. */
interface Picture {
  readonly complete: boolean;
  readonly naturalWidth: number;
}

function brokenPictures(section: Locator): Promise<number> {
  return section.locator('img').evaluateAll((images) => {
    const pictures = images as unknown as readonly Picture[];
    return pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length;
  });
}

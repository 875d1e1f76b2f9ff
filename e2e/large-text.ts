// Knows what holds where text is large, or a page comes near: every word is there to be read, whole, and nobody scrolls sideways.

import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './good-page.ts';

/** In pixels, as a browser is set: letters twice as large as usual, or as they are. */
const [TWICE, AS_USUAL] = [32, 16];

/** A phone and a desk with letters twice as large; a desk seen at 400 %, as one of four times fewer pixels. */
const LARGE_VIEWS = [
  { width: 390, height: 664, letters: TWICE },
  { width: 1280, height: 800, letters: TWICE },
  { width: 320, height: 256, letters: AS_USUAL },
];

/** The letters of a page as they are asked for in the settings of a browser; what is measured in them follows. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.detach();
}

export async function expectReadableWhenLarge(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const { letters, ...size } of LARGE_VIEWS) {
    await setLetters(page, letters);
    await page.setViewportSize(size);
    const message = `words cut at ${size.width}×${size.height} with letters of ${letters} px`;
    await expect.poll(() => page.evaluate<readonly string[]>(CUT_WORDS), { message }).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await setLetters(page, AS_USUAL);
  if (before) await page.setViewportSize(before);
}

/**
 * Runs in the page: each text that is cut off by something that does not scroll, is wider than its button or its cell, or lies beyond the
 * screen. Pieces are pictures, as large as their place lets them be; what is only said has no size; lines may stand closer than their
 * letters are high.
 */
const CUT_WORDS = `(() => {
  const PICTURES = 'svg, .unseen, .ivory, .liftable, [data-squares], [inert], [popover]:not(:popover-open), option';
  const SLACK = 2;
  const isBeyond = (from, to, low, high, slack) => from < low - slack || to > high + slack;
  const edgeOf = (box, element) => {
    const overhang = 0.35 * Number.parseFloat(getComputedStyle(element).fontSize);
    let [across, down] = [true, true];
    for (let at = element; at !== document.body; at = at.parentElement) {
      const { clipPath, overflowX, overflowY, position } = getComputedStyle(at);
      if (clipPath !== 'none') return null;
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) down = false;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const holds = /hidden|clip/.test(overflowX) || at.matches('button, .button, td, th, li');
      if (across && holds && isBeyond(box.left, box.right, left, right, SLACK)) return at;
      if (down && /hidden|clip/.test(overflowY) && isBeyond(box.top, box.bottom, top, bottom, overhang)) return at;
      if (position === 'fixed') return null;
    }
    return across && isBeyond(box.left, box.right, 0, document.documentElement.clientWidth, SLACK) ? document.body : null;
  };
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode;
    if (!data.trim() || parent.closest(PICTURES) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = range.getBoundingClientRect();
    const edge = box.width > 0 && edgeOf(box, parent);
    if (edge) found.push(data.trim().slice(0, 50) + ' in ' + parent.tagName + ' by ' + edge.tagName + ' ' + edge.className);
  }
  return found;
})()`;

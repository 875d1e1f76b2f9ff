// Whether the house answers: before a page gives up what it shows, it must be sure to get something else.

/** In milliseconds. */
const REST = 1_000;
const PATIENCE = 3_500;

/** Kept as soon as the house answers, however long that takes. */
export async function houseAnswers(): Promise<void> {
  while (!(await isAnswered())) await new Promise((resolve) => setTimeout(resolve, REST));
}

export function isAnswered(): Promise<boolean> {
  return fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  );
}

// Whether the house answers: before a page gives up what it shows, it must be sure to get something else.

/** In milliseconds. */
const KNOCK_REST = 1_000;
const KNOCK_PATIENCE = 3_500;

/** Kept as soon as the house answers, however long that takes. */
export async function houseAnswers(): Promise<void> {
  while (!(await isAnswered())) await new Promise((resolve) => setTimeout(resolve, KNOCK_REST));
}

export function isAnswered(): Promise<boolean> {
  return fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(KNOCK_PATIENCE) }).then(
    () => true,
    () => false,
  );
}

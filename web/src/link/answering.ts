// Whether the house answers: before a page gives up what it shows, it must be sure to get something else.

/** In milliseconds. */
const KNOCK_REST = 1_000;
const KNOCK_PATIENCE = 3_500;

/** Kept as soon as the house answers, however long that takes. */
export async function houseAnswers(): Promise<void> {
  while (!(await isAnswered())) await new Promise((resolve) => setTimeout(resolve, KNOCK_REST));
}

/** A knock that is given up soon leaves room for the next one: browsers carry few at a time. */
export function isAnswered(patience = KNOCK_PATIENCE): Promise<boolean> {
  return fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    () => true,
    () => false,
  );
}

// Knows that Back closes what lies over the page before it leaves the page: an entry of the history stands for all that is open.

const MARK = { isOver: true };

/** What is open, the topmost last. */
const closings: (() => void)[] = [];
let isMarked = isOnMark();

/** Whether the present entry of the history stands for what was open over the page. */
function isOnMark(): boolean {
  return (history.state as typeof MARK | null)?.isOver === true;
}

/** Goes on to another address: the entry of what was open over the page gives its place to it. */
export function goneOnTo(address: string): void {
  if (isOnMark()) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  isMarked = false;
}

/** Back calls `close` until the answer is called: it is closed. */
export function closedByBack(close: () => void): () => void {
  closings.push(close);
  mark();
  return () => {
    const place = closings.lastIndexOf(close);
    if (place >= 0) closings.splice(place, 1);
  };
}

function mark(): void {
  if (!isOnMark()) history.pushState(MARK, '');
  isMarked = true;
}

addEventListener('popstate', (event) => {
  const wasMarked = isMarked;
  isMarked = isOnMark();
  if (!wasMarked || isMarked) return;
  // The page has not changed: nobody else is concerned.
  event.stopImmediatePropagation();
  const close = closings.at(-1);
  // Everything was closed by hand: the entry stands for nothing any more.
  if (close === undefined) history.back();
  else {
    close();
    if (closings.length > 1) mark();
  }
});

// Knows where the focus goes when one comes to another page: to its title, so that keyboards and screen readers go on from there.

/** As soon as the page is there, unless it has put the focus somewhere itself. Gives what calls it off. */
export function focusOnArrival(): () => void {
  const page = new MutationObserver(() => arrive(page));
  page.observe(document.body, { childList: true, subtree: true });
  arrive(page);
  return () => page.disconnect();
}

function arrive(page: MutationObserver): void {
  const title = document.querySelector('h1');
  if (!title) return;
  page.disconnect();
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Past what is the same on every page. */
export function skipToContent(event: Event): void {
  event.preventDefault();
  const content = document.querySelector<HTMLElement>('#play') ?? document.querySelector('main');
  if (content?.matches('main')) content.tabIndex = -1;
  content?.focus();
}

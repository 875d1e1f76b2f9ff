// Knows that the focus follows whoever goes from one page to another: to the main part of the new one, once it is there.

/** The page that is shown now keeps it until the next one has come. */
export function focusNextMain(): void {
  const before = document.querySelector('main');
  const watch = new MutationObserver(() => {
    const main = document.querySelector('main');
    if (main === null || main === before) return;
    watch.disconnect();
    take(main);
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/** Unless something in it has asked for the focus. */
function take(main: HTMLElement): void {
  if (main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

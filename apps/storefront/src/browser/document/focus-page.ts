/** Puts the focus at the head of the page, unless the page has put it somewhere itself. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>("main");
  if (!main || main.contains(document.activeElement)) return;
  const head = main.querySelector<HTMLElement>("h1") ?? main;
  // Not a stop of the Tab key, only a place for the focus to begin from; the page stays where the router scrolled it.
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
}

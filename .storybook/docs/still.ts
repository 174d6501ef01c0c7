/** In the address of a frame on a page of the docs: its story takes no focus by itself. */
export const still = "still";

/** Dialogs and refused forms take the focus as soon as they are there; in such a frame that would move the page around it. */
export function keepStill(): void {
  if (!new URLSearchParams(location.search).has(still)) return;
  HTMLElement.prototype.focus = () => undefined;
}

import type { VNode } from "preact";

/** The element of what was drawn. Preact names it `__e` in what it publishes; its types leave it out. */
export const elementOf = (vnode: VNode): HTMLElement | undefined =>
  (vnode as VNode & { __e?: HTMLElement | null }).__e ?? undefined;

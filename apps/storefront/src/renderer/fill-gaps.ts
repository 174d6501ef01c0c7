/** What React does for components and Preact leaves to others; once, before anything is drawn. */
import "preact/compat";
import { options } from "preact";
import { isField, noteField, restoreAfter } from "./controlled-inputs.ts";
import { elementOf } from "./element-of.ts";
import { hasServerIds, takeServerIds } from "./server-ids.ts";

export function fillGaps(): void {
  const { diffed, event: toEvent } = options;
  options.diffed = (vnode) => {
    diffed?.(vnode);
    if (typeof vnode.type !== "string") return;
    const element = elementOf(vnode);
    // What React Aria collects its items in only looks like a document.
    if (!(element instanceof HTMLElement)) return;
    if (isField(vnode)) noteField(element as HTMLInputElement, vnode.props);
    if (hasServerIds(vnode.props)) takeServerIds(element, vnode.props);
  };
  options.event = (event) => {
    restoreAfter(event);
    return toEvent?.(event) ?? event;
  };
}

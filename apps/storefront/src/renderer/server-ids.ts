import type { VNode } from "preact";

/** What names an element, or points at one by its name; `name` groups radio buttons. */
const byAttribute = [
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-activedescendant",
  "aria-errormessage",
  "aria-details",
  "list",
  "form",
  "popovertarget",
] as const;
const byProperty = ["id", "htmlFor", "name"] as const;

type Props = Readonly<Record<string, unknown>>;

/** As `useId` makes them in Preact. */
const isMade = (value: unknown): value is string => typeof value === "string" && /(^| )P\d+-\d+/.test(value);

/** Whether an element carries an id that was made while drawing. */
export function hasServerIds({ type, props }: VNode): boolean {
  if (typeof type !== "string") return false;
  const said = props as Props;
  return byAttribute.some((name) => isMade(said[name])) || byProperty.some((name) => isMade(said[name]));
}

/**
 * The server draws with React, whose ids say where in the page an element stands; Preact counts, and leaves the
 * attributes of elements that it takes over as they are. What is drawn later would then point at names that nobody has.
 */
export function takeServerIds(vnode: VNode): void {
  const said = vnode.props as Props;
  const element = elementOf(vnode) as (HTMLElement & Record<string, unknown>) | undefined;
  if (!element) return;
  for (const name of byAttribute) {
    const value = said[name];
    if (isMade(value) && element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const name of byProperty) {
    const value = said[name];
    if (isMade(value) && element[name] !== value) element[name] = value;
  }
}

/** Preact names the element `__e` in what it publishes; its types call it `_dom`. */
const elementOf = (vnode: VNode) => (vnode as VNode & { __e?: Element }).__e;

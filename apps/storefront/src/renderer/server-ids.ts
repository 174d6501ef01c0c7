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
export const hasServerIds = (props: Props): boolean =>
  byAttribute.some((name) => isMade(props[name])) || byProperty.some((name) => isMade(props[name]));

/**
 * The server draws with React, whose ids say where in the page an element stands; Preact counts, and leaves the
 * attributes of elements that it takes over as they are. What is drawn later would then point at names that nobody has.
 */
export function takeServerIds(element: HTMLElement, props: Props): void {
  for (const name of byAttribute) {
    const value = props[name];
    if (isMade(value) && element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const own = element as HTMLElement & Record<string, unknown>;
  for (const name of byProperty) {
    const value = props[name];
    if (isMade(value) && own[name] !== value) own[name] = value;
  }
}

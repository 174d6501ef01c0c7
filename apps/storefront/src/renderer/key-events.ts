/**
 * React hands out events of its own, whose facts are theirs and can be spread into another; React Aria does so with
 * keys. A browser's event keeps its facts in its prototype, and a copy of it would know no key.
 */
const facts = [
  "type",
  "key",
  "code",
  "altKey",
  "ctrlKey",
  "metaKey",
  "shiftKey",
  "repeat",
  "isComposing",
  "target",
  "currentTarget",
] as const;

/** Gives an event of the keyboard its facts as its own; asked before each handler, since `currentTarget` changes. */
export function ownFacts(event: Event): void {
  if (!(event instanceof KeyboardEvent)) return;
  const prototype = KeyboardEvent.prototype;
  for (const name of facts) {
    // Read past what an earlier handler was given.
    const value: unknown = Reflect.get(prototype, name, event);
    Object.defineProperty(event, name, { value, enumerable: true, configurable: true });
  }
}

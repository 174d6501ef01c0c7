import { type RefObject, useEffect, useRef } from "react";

/**
 * A control that the server drew can be used before React has taken it over, and React then leaves it as it finds it:
 * it would show one thing and mean another. `tell` is called once with the element, to hear what was done meanwhile.
 */
export function useTakeover<E extends HTMLElement>(tell: (element: E) => void): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was done before the first render of the browser.
  useEffect(() => {
    if (element.current) tell(element.current);
  }, []);
  return element;
}

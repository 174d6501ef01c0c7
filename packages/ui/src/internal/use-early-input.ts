import { type RefObject, useEffect, useRef } from "react";

/**
 * A control that the server drew can be used before React hydrates it, and React leaves it as it finds it: it would show
 * one thing and mean another. `tell` is called once with the element, to hear what was done before.
 */
export function useEarlyInput<E extends HTMLElement>(tell: (element: E) => void): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was done before the first render of the browser.
  useEffect(() => {
    if (element.current) tell(element.current);
  }, []);
  return element;
}

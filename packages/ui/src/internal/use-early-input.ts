import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * A control that the server drew can be used before React hydrates it, and React leaves it as it finds it: it would show
 * one thing and mean another. `tell` is called once with the element, to hear what was done before.
 */
export function useEarlyInput<E extends HTMLElement>(tell: (element: E) => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const readEarly = useEffectEvent(() => {
    if (element.current) tell(element.current);
  });
  useEffect(() => readEarly(), []);
  return element;
}

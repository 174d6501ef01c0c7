import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element has scrolled out of the view at the top. */
export function useScrolledPast<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setLeft(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, hasLeft];
}

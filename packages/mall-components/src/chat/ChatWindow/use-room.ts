import { type RefObject, useEffect, useRef } from "react";

/** Below so many px a window is of no use: the page scrolls instead. */
const leastPx = 320;

/**
 * As high as what is left of the screen below the place where it begins, also when a phone's keyboard takes the half of
 * it, which no unit of CSS knows.
 */
export function useRoom(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    const fit = () => {
      const box = frame.current;
      if (!box) return;
      const top = box.getBoundingClientRect().top + window.scrollY;
      const height = seen?.height ?? window.innerHeight;
      box.style.blockSize = `${Math.max(leastPx, Math.floor(height - top))}px`;
    };
    fit();
    // What is above may become higher later, as a bar that says that the network is away.
    const above = new ResizeObserver(fit);
    above.observe(document.documentElement);
    window.addEventListener("resize", fit);
    seen?.addEventListener("resize", fit);
    return () => {
      above.disconnect();
      window.removeEventListener("resize", fit);
      seen?.removeEventListener("resize", fit);
    };
  }, []);
  return frame;
}

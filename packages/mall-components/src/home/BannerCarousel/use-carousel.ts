import { useEffect, useRef, useState } from "react";

/** Time per slide. */
const intervalMs = 5000;
const lessMotion = "(prefers-reduced-motion: reduce)";

/**
 * A row of slides that snaps: the browser scrolls and swipes it, before any script too. This only turns pages by
 * time, buttons and keys, and never while a pointer or the focus is inside or the page is hidden.
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const turns = count > 1;

  function show(next: number) {
    const box = track.current;
    if (!box) return;
    const isCalm = matchMedia(lessMotion).matches;
    box.scrollTo({
      left: ((next + count) % count) * box.clientWidth,
      behavior: isCalm ? "instant" : "smooth",
    });
  }
  useEffect(() => {
    if (matchMedia(lessMotion).matches) setPaused(true);
  }, []);
  useEffect(() => {
    const box = track.current;
    if (!box || !turns || isPaused || isHeld) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      const at = Math.round(box.scrollLeft / box.clientWidth);
      box.scrollTo({ left: ((at + 1) % count) * box.clientWidth, behavior: "smooth" });
    }, intervalMs);
    return () => clearInterval(timer);
  }, [count, turns, isPaused, isHeld]);

  function onScroll() {
    const box = track.current;
    if (box && box.clientWidth > 0) setIndex(Math.round(box.scrollLeft / box.clientWidth));
  }
  return { track, index, isPaused, turns, show, onScroll, setHeld, toggle: () => setPaused(!isPaused) };
}

import { type PointerEvent, useRef } from "react";

/** A finger moved this share of the box sideways turns the page. */
const share = 0.15;

/** Horizontal swipes of a finger; a mouse and vertical scrolling are left alone. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === "mouse" ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
      start.current = undefined;
      const { width } = event.currentTarget.getBoundingClientRect();
      if (Math.abs(dx) > width * share && Math.abs(dx) > Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}

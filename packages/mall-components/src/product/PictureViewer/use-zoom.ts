import { type PointerEvent, useEffect, useEffectEvent, useRef } from "react";

interface Point {
  x: number;
  y: number;
}

const largest = 4;
const doubled = 2.5;
const doubleTapMs = 300;
/** A finger moved this share of the picture sideways turns to the next. */
const swipeShare = 0.15;
/** A press that moved less is a tap. */
const tapPx = 8;
const steps: Record<string, number> = { "+": 1.5, "=": 1.5, "-": 1 / 1.5, "0": 0 };

const distance = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/**
 * Larger by two fingers, a double tap or the keys + and -, moved about by one finger while it is, turned by a swipe while
 * it is not. The place is set by the element's own style object, which a strict `style-src` allows.
 */
export function useZoom(at: number, turn: (by: 1 | -1) => void) {
  const picture = useRef<HTMLDivElement>(null);
  const shown = useRef({ scale: 1, x: 0, y: 0 });
  const fingers = useRef(new Map<number, Point>());
  const began = useRef({ x: 0, y: 0, startDistance: 0, scale: 1, wasPinch: false });
  const tapped = useRef(Number.NEGATIVE_INFINITY);

  function show(scale: number, x: number, y: number) {
    const element = picture.current;
    if (!element) return;
    const size = Math.min(largest, Math.max(1, scale));
    // No further than to its edges.
    const room = { x: (element.offsetWidth * (size - 1)) / 2, y: (element.offsetHeight * (size - 1)) / 2 };
    const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
    shown.current = { scale: size, x: within(x, room.x), y: within(y, room.y) };
    element.style.transform = `translate(${shown.current.x}px, ${shown.current.y}px) scale(${size})`;
    element.dataset.zoomed = size > 1 ? "" : "no";
  }
  const toScale = (scale: number) => show(scale, shown.current.x, shown.current.y);
  // Another picture begins as it is.
  const begin = useEffectEvent((_at: number) => show(1, 0, 0));
  useEffect(() => begin(at), [at]);
  const zoomBy = useEffectEvent((by: number) => toScale(shown.current.scale * by));
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      const by = steps[key];
      if (by !== undefined) zoomBy(by);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  return {
    picture,
    pointers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // A finger stays with what it touched by itself.
        if (event.pointerType === "mouse") event.currentTarget.setPointerCapture(event.pointerId);
        const all = fingers.current;
        all.set(event.pointerId, { x: event.clientX, y: event.clientY });
        began.current = {
          ...{ x: event.clientX, y: event.clientY, scale: shown.current.scale },
          ...{ startDistance: distance([...all.values()]), wasPinch: all.size > 1 },
        };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const all = fingers.current;
        const last = all.get(event.pointerId);
        if (!last) return;
        all.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const { scale, x, y } = shown.current;
        if (all.size > 1)
          toScale((began.current.scale * distance([...all.values()])) / (began.current.startDistance || 1));
        else if (scale > 1) show(scale, x + event.clientX - last.x, y + event.clientY - last.y);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (!fingers.current.delete(event.pointerId) || began.current.wasPinch) return;
        const [dx, dy] = [event.clientX - began.current.x, event.clientY - began.current.y];
        if (Math.hypot(dx, dy) < tapPx) {
          const isSecond = event.timeStamp - tapped.current < doubleTapMs;
          tapped.current = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
          if (isSecond) toScale(shown.current.scale > 1 ? 1 : doubled);
        } else if (shown.current.scale === 1 && Math.abs(dx) > Math.abs(dy)) {
          if (Math.abs(dx) > event.currentTarget.offsetWidth * swipeShare) turn(dx < 0 ? 1 : -1);
        }
      },
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    },
  };
}

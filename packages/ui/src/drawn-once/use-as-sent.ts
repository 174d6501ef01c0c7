import { useContext, useEffect, useRef, useState } from "react";
import { LeaveContext } from "./leave-context.ts";
import { useDrawn } from "./use-drawn.ts";
import { useWasSent } from "./use-was-sent.ts";

/** A picture that did not come: what stands in its place is drawn by the piece itself. */
const isBroken = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== "";

const stops = (piece: Element) => [
  ...piece.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea"),
];

/** Whether a piece stands as the server sent it, and the element to look after. */
export function useAsSent<Piece extends HTMLElement>(of: unknown) {
  const isLeft = useContext(LeaveContext);
  const wasSent = useWasSent();
  const first = useRef(of);
  const element = useRef<Piece>(null);
  /** Where the keyboard stood in a piece that is drawn anew. */
  const stop = useRef(-1);
  const [isBrokenNow, setBrokenNow] = useState(false);
  const isAsSent =
    isLeft &&
    wasSent &&
    !isBrokenNow &&
    (of === first.current || JSON.stringify(of) === JSON.stringify(first.current));
  const wasAsSent = useRef(isAsSent);
  if (wasAsSent.current && !isAsSent && element.current)
    stop.current = stops(element.current).indexOf(document.activeElement as HTMLElement);
  wasAsSent.current = isAsSent;
  useDrawn(() => {
    const { current } = element;
    if (isAsSent || !current || stop.current < 0) return;
    stops(current)[stop.current]?.focus({ preventScroll: true });
    stop.current = -1;
  }, [isAsSent]);
  useEffect(() => {
    const { current } = element;
    if (!isAsSent || !current) return;
    const redraw = () => setBrokenNow(true);
    if ([...current.querySelectorAll("img")].some(isBroken)) redraw();
    current.addEventListener("error", redraw, true);
    return () => current.removeEventListener("error", redraw, true);
  }, [isAsSent]);
  return { isAsSent, element };
}

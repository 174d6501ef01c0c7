/** The picture and the chosen part of it: loading, drawing, moving by drag, wheel and keys. */
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Crop, movedBy, type PictureSize, wholeOf, zoomedBy } from "./crop.ts";
import { cropOf, drawCrop } from "./draw-crop.ts";

interface Cropping {
  src: string;
  /** Edge of the picture that is given, in px. */
  outputPx: number;
  onChange: (draw: () => Promise<Blob>) => void;
}

const zoomStep = 1.1;
/** Share of the part's edge that an arrow key moves it by. */
const keyStep = 0.05;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};
const zooms: Record<string, number> = { "+": zoomStep, "=": zoomStep, "-": 1 / zoomStep };

export function useCrop({ src, outputPx, onChange }: Cropping) {
  const [image, setImage] = useState<HTMLImageElement>();
  const [crop, setCrop] = useState<Crop>();
  const stage = useRef<HTMLCanvasElement>(null);
  const small = useRef<(HTMLCanvasElement | null)[]>([]);
  const dragged = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    const loading = new Image();
    loading.onload = () => {
      setImage(loading);
      setCrop(wholeOf({ width: loading.naturalWidth, height: loading.naturalHeight }));
    };
    loading.src = src;
    return () => {
      loading.onload = null;
    };
  }, [src]);

  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!image || !crop) return;
    for (const canvas of [stage.current, ...small.current]) if (canvas) drawCrop(canvas, image, crop);
    tell(() => cropOf(image, crop, outputPx));
  }, [image, crop, outputPx]);

  const change = (next: (size: PictureSize, crop: Crop) => Crop) => {
    if (!image) return;
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    setCrop((now) => now && next(size, now));
  };
  const zoom = (factor: number) => change((size, now) => zoomedBy(size, now, factor));
  const move = (right: number, down: number) => change((size, now) => movedBy(size, now, right, down));

  const wheel = useRef(zoom);
  wheel.current = zoom;
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      // The page would scroll; React's own listener cannot stop that.
      event.preventDefault();
      wheel.current(event.deltaY < 0 ? zoomStep : 1 / zoomStep);
    };
    const canvas = stage.current;
    canvas?.addEventListener("wheel", onWheel, { passive: false });
    return () => canvas?.removeEventListener("wheel", onWheel);
  }, []);

  const press = (event: KeyboardEvent) => {
    const [arrow, factor] = [arrows[event.key], zooms[event.key]];
    if (!arrow && !factor) return;
    event.preventDefault();
    if (arrow) move(...arrow);
    if (factor) zoom(factor);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = dragged.current;
    if (!from) return;
    const width = event.currentTarget.clientWidth;
    // What is pulled to the right shows what lies further left.
    move((from.x - event.clientX) / width, (from.y - event.clientY) / width);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const drop = () => {
    dragged.current = undefined;
  };
  return {
    crop,
    stage,
    small,
    nearer: () => zoom(zoomStep),
    further: () => zoom(1 / zoomStep),
    handlers: {
      onKeyDown: press,
      onPointerCancel: drop,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: drag,
      onPointerUp: drop,
    },
  };
}

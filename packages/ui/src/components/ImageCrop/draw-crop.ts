/** Draws a square part of a picture. */
import { type Crop, edgeOf } from "./crop.ts";

export function drawCrop(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop): void {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const edge = edgeOf(size, crop);
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [crop.x - edge / 2, crop.y - edge / 2];
  context.drawImage(image, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
}

/** The part as a picture of its own, `edge` px wide and high: WebP, or PNG where the browser writes none. */
export function cropOf(image: HTMLImageElement, crop: Crop, edge: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = edge;
  canvas.height = edge;
  drawCrop(canvas, image, crop);
  return new Promise((resolve, reject) => {
    const give = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("no picture was drawn")));
    canvas.toBlob(give, "image/webp", 0.9);
  });
}

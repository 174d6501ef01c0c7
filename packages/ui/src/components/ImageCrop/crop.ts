/** A square part of a picture, in pixels of the picture: pure functions of moving and zooming it. */

export interface PictureSize {
  width: number;
  height: number;
}

export interface Crop {
  /** Centre of the square. */
  x: number;
  y: number;
  /** 1 shows the largest square that fits the picture. */
  zoom: number;
}

export const maxZoom = 4;

/** Edge of the square. */
export const edgeOf = ({ width, height }: PictureSize, { zoom }: Pick<Crop, "zoom">): number =>
  Math.min(width, height) / zoom;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The nearest crop that lies in the picture. */
export function clamped(size: PictureSize, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, maxZoom);
  const half = edgeOf(size, { zoom }) / 2;
  return {
    x: within(crop.x, half, size.width - half),
    y: within(crop.y, half, size.height - half),
    zoom,
  };
}

/** The middle of a picture, as large as it goes. */
export const wholeOf = ({ width, height }: PictureSize): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The part moves by a share of its own edge. */
export function movedBy(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const edge = edgeOf(size, crop);
  return clamped(size, { ...crop, x: crop.x + right * edge, y: crop.y + down * edge });
}

export const zoomedBy = (size: PictureSize, crop: Crop, factor: number): Crop =>
  clamped(size, { ...crop, zoom: crop.zoom * factor });

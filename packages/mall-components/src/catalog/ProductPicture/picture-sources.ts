import { type PictureSource, srcSet } from "@tradehall/ui/Picture";

/** Widths in px that the picture service keeps, by the folder of the path. */
export const pictureWidths = {
  product: [200, 400, 800],
  mark: [80, 160],
  brand: [160, 320],
  banner: [780, 1200, 1600],
  bannerNarrow: [390, 780],
} as const;

/** Which widths exist of a picture, e.g. of `/pictures/c/tools` 80 and 160. */
export function widthsOf(path: string): readonly number[] {
  if (/\/(?:c|s|u)\/[^/]*$/.test(path)) return pictureWidths.mark;
  if (/\/b\/[^/]*$/.test(path)) return pictureWidths.brand;
  if (/\/h\/[^/]*$/.test(path))
    return path.endsWith("-narrow") ? pictureWidths.bannerNarrow : pictureWidths.banner;
  return pictureWidths.product;
}

/** Address of one width of a picture, e.g. `/pictures/p/hammer-01-480.webp`. */
export const pictureUrl = (path: string, width: number, type: "avif" | "webp"): string =>
  `${path}-${width}.${type}`;

/** Whether a path is an address as it stands: a whole one, or one with a file ending. */
export const isPlainPicture = (path: string): boolean =>
  path === "" || /^(?:data:|(?:https?:)?\/\/)|\.(?:avif|webp|png|jpe?g|svg|gif)(?:\?|$)/i.test(path);

/** AVIF before WebP in every kept width; none for a plain address. */
export function pictureSources(path: string): PictureSource[] {
  if (isPlainPicture(path)) return [];
  return (["avif", "webp"] as const).map((type) => ({
    type: `image/${type}` as const,
    srcSet: srcSet(widthsOf(path), (width) => pictureUrl(path, width, type)),
  }));
}

/** The one address for browsers that know neither format's `srcset`: the kept width next above the shown one. */
export function plainPicture(path: string, shownWidth: number): string {
  if (isPlainPicture(path)) return path;
  const widths = widthsOf(path);
  const width = widths.find((kept) => kept >= shownWidth) ?? widths.at(-1) ?? shownWidth;
  return pictureUrl(path, width, "webp");
}

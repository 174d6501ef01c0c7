import { type PictureSource, srcSet } from "@tradehall/ui/Picture";

/** Widths in px that the picture service keeps of every catalogue picture. */
export const pictureWidths = [120, 240, 480, 800] as const;

/** Address of one width of a picture, e.g. `/pictures/p/hammer-01-480.webp`. */
export const pictureUrl = (path: string, width: number, type: "avif" | "webp"): string =>
  `${path}-${width}.${type}`;

/** Whether a path is an address as it stands: a data URI, or one with a file ending. */
export const isPlainPicture = (path: string): boolean =>
  path === "" || path.startsWith("data:") || /\.(?:avif|webp|png|jpe?g|svg|gif)(?:\?|$)/i.test(path);

/** AVIF before WebP in every kept width; none for a plain address. */
export function pictureSources(path: string): PictureSource[] {
  if (isPlainPicture(path)) return [];
  return (["avif", "webp"] as const).map((type) => ({
    type: `image/${type}` as const,
    srcSet: srcSet(pictureWidths, (width) => pictureUrl(path, width, type)),
  }));
}

/** The one address for browsers that know neither format's `srcset`: the kept width next above the shown one. */
export function plainPicture(path: string, shownWidth: number): string {
  if (isPlainPicture(path)) return path;
  const width = pictureWidths.find((kept) => kept >= shownWidth) ?? 800;
  return pictureUrl(path, width, "webp");
}

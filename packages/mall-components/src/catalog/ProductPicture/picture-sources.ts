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

/** Whether a path is an address as it stands: a whole one, or one with a file ending. */
export const isPlainPicture = (path: string): boolean =>
  path === "" || /^(?:data:|(?:https?:)?\/\/)|\.(?:avif|webp|png|jpe?g|svg|gif)(?:\?|$)/i.test(path);

/** Where a picture is: the one address that any browser shows, and better formats where there are some. */
export interface PictureAddress {
  src: string;
  sources?: readonly PictureSource[];
}

/** The address of a picture by its path in the data, shown so many CSS pixels wide. */
export type PictureOf = (path: string, width: number) => PictureAddress;

/**
 * AVIF before WebP in every kept width; for browsers that know neither's `srcset` the kept width next above the shown
 * one. A plain address stands alone.
 */
export const ownPicture: PictureOf = (path, shownWidth) => {
  if (isPlainPicture(path)) return { src: path };
  const widths = widthsOf(path);
  const addressIn = (type: string) => (width: number) => `${path}-${width}.${type}`;
  return {
    src: addressIn("webp")(widths.find((kept) => kept >= shownWidth) ?? widths.at(-1) ?? shownWidth),
    sources: (["avif", "webp"] as const).map((type) => ({
      type: `image/${type}` as const,
      srcSet: srcSet(widths, addressIn(type)),
    })),
  };
};

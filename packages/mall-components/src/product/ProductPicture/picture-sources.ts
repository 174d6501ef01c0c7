import { type PictureSource, srcSet } from "@tradehall/ui/Picture";

/** Widths in px that the picture service keeps, by the folder of the path; elsewhere those of a product. */
const kept: readonly [RegExp, readonly number[]][] = [
  [/\/[csu]\/[^/]*$/, [80, 160]],
  [/\/b\/[^/]*$/, [160, 320]],
  [/\/h\/[^/]*-narrow$/, [390, 780]],
  [/\/h\/[^/]*$/, [780, 1200, 1600]],
];
const productWidths = [200, 400, 800];

/** Whether a path is an address as it is: a whole one, or one with a file ending. */
export const isPlainPicture = (path: string): boolean =>
  path === "" || /^(?:data:|(?:https?:)?\/\/)|\.(?:avif|webp|png|jpe?g|svg|gif)(?:\?|$)/i.test(path);

/** Where a picture is: the one address that any browser shows, and better formats where there are some. */
export interface PictureAddress {
  /** The address that any browser shows. */
  src: string;
  /** Its other widths. */
  srcSet?: string;
  /** Better formats, best first. */
  sources?: readonly PictureSource[];
}

/** The address of a picture by its path in the data, shown so many CSS pixels wide; wider on some screens, where it flows. */
export type PictureOf = (path: string, width: number, isFluid?: boolean) => PictureAddress;

/** A screen has two pixels to a CSS pixel; of what a third would show no one sees more. */
const sharpness = 2;
/** What flows is half a phone wide at least. */
const narrowest = 160;

/** Private files are read from the own origin alone, which knows the session. */
const isUnderBase = (path: string): boolean => /^\/(?!\/|files\/)/.test(path);

/**
 * Pictures under a base, e.g. `https://pictures.example.com`; "" for the own origin. AVIF in the kept widths that its place can
 * use; for the few browsers that do not know it one WebP, of the kept width next above the shown one. A plain address is shown
 * alone, and a whole one is left as it is.
 */
export const picturesUnder =
  (base: string): PictureOf =>
  (asked, shownWidth, isFluid) => {
    const path = isUnderBase(asked) ? base + asked : asked;
    if (isPlainPicture(asked)) return { src: path };
    const widths = kept.find(([folder]) => folder.test(path))?.[1] ?? productWidths;
    const addressIn = (type: string) => (width: number) => `${path}-${width}.${type}`;
    const from = (width: number) => widths.find((one) => one >= width) ?? widths.at(-1) ?? width;
    const [least, most] = [from(shownWidth), from(shownWidth * sharpness)];
    const usable = widths.filter((width) =>
      isFluid ? width >= narrowest * sharpness : width >= least && width <= most,
    );
    return {
      src: addressIn("webp")(least),
      sources: [{ type: "image/avif", srcSet: srcSet(usable, addressIn("avif")) }],
    };
  };

export const ownPicture: PictureOf = picturesUnder("");

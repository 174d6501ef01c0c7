export interface ProductPictureProps {
  /** Path without width and file ending, e.g. `/pictures/p/hammer-01`; a full address or data URI is taken as it is; empty draws the fallback. */
  path: string;
  /** Text for those who do not see it; empty beside the same words. */
  alt: string;
  /** Shown width in CSS pixels, for the reserved square. Default 224. */
  width?: number;
  /** Shown height. Default `width`. */
  height?: number;
  /** HTML `sizes`. Default the width in px. */
  sizes?: string;
  /** Loads first and with high priority. */
  isPriority?: boolean;
  /** `lazy` below the fold. Default `lazy` unless `isPriority`. */
  loading?: "lazy" | "eager";
  /** How it fills its box. Default `contain`. */
  fit?: "cover" | "contain";
  /** Corners. Default `none`. */
  rounding?: "none" | "s" | "m" | "card" | "round";
}

/** ProductPicture. */
export function ProductPicture(_props: ProductPictureProps) {
  return <div data-part="ProductPicture" />;
}

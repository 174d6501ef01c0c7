import { Icon, PictureMissingIcon } from "@tradehall/ui/Icon";
import { Picture } from "@tradehall/ui/Picture";
import { usePicture } from "./PicturesProvider.tsx";
import * as css from "./ProductPicture.css.ts";

export interface ProductPictureProps {
  /** Path without width and file ending, e.g. `/pictures/p/hammer-01`; a whole address is taken as it is; empty draws the fallback. */
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

/** A catalogue picture in the best format and width; its square is kept before it comes and when there is none. */
export function ProductPicture(props: ProductPictureProps) {
  const { path, alt, width = 224, height = width, fit = "contain", rounding = "none" } = props;
  const address = usePicture(path, width, props.sizes !== undefined);
  if (path === "") {
    const naming = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
    return (
      <span className={css.missing({ rounding, square: width === height })} {...naming}>
        <Icon as={PictureMissingIcon} size="l" />
      </span>
    );
  }
  return (
    <Picture
      alt={alt}
      fit={fit}
      height={height}
      isPriority={props.isPriority}
      loading={props.loading ?? (props.isPriority ? "eager" : "lazy")}
      rounding={rounding}
      sizes={props.sizes ?? `${width}px`}
      width={width}
      {...address}
    />
  );
}

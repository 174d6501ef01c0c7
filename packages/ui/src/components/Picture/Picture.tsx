import { useCallback, useState } from "react";
import { preload } from "react-dom";
import { join } from "../../internal/join.ts";
import { strokes } from "../Icon/Icon.css.ts";
import { PictureMissingIcon } from "../Icon/icons.ts";
import { shapesOf } from "../Icon/shapes-of.ts";
import * as css from "./Picture.css.ts";

/** The same picture in another format, in several widths. */
export interface PictureSource {
  /** MIME type; the first that the browser knows is taken. */
  type: "image/avif" | "image/webp";
  /** Addresses with widths, see `srcSet`. */
  srcSet: string;
}

export interface PictureProps {
  /** Address of the plain picture. */
  src: string;
  /** The same format in several widths, see `srcSet`. */
  srcSet?: string;
  /** What it shows; empty for decoration. */
  alt: string;
  /** Width in px; with `height` it reserves the place, so that nothing shifts. */
  width: number;
  /** Height in px. */
  height: number;
  /** Better formats in several widths. */
  sources?: readonly PictureSource[];
  /** How wide it is shown, for the browser's choice of a width. Default the given width. */
  sizes?: string;
  /** `eager` for what is seen first. Default `lazy`. */
  loading?: "lazy" | "eager";
  /** The largest picture of the first view: loads before others. Implies `eager`. */
  isPriority?: boolean;
  /** How it fills its place. Default `cover`. */
  fit?: "cover" | "contain";
  /** Corners. Default `none`. */
  rounding?: "none" | "s" | "m" | "card" | "round";
  /** Words shown when the picture cannot be loaded. Default `alt`. */
  fallbackLabel?: string;
}

/** A picture in the best format and width, whose place is kept before it comes and when it never does. */
export function Picture(props: PictureProps) {
  const { src, srcSet, alt, width, height, sources = [], sizes = `${width}px`, isPriority } = props;
  const { loading = isPriority ? "eager" : "lazy", fit = "cover", rounding = "none" } = props;
  const [failed, setFailed] = useState<string | null>(null);
  // A picture of the server's HTML can fail before the script listens; it is complete then, without pixels.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
    },
    [src],
  );
  const looks = css.image({ fit, rounding, ratio: width === height });
  // One width leaves nothing to choose by how wide it is shown.
  const shown = (set: string) => (/\s\d+w/.test(set) ? sizes : undefined);

  // Asked for at the head of the document, ahead of the markup that is before it. Who does not know the first
  // format passes this over and finds the picture in its place.
  const [best] = sources;
  if (isPriority && best)
    preload(src, {
      as: "image",
      fetchPriority: "high",
      imageSrcSet: best.srcSet,
      imageSizes: shown(best.srcSet),
      type: best.type,
    });

  if (failed === src) {
    const label = props.fallbackLabel ?? alt;
    return (
      <svg
        aria-hidden={label === "" || undefined}
        aria-label={label || undefined}
        className={join(looks, css.missing)}
        height={height}
        role={label ? "img" : undefined}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
      >
        <svg
          aria-hidden="true"
          className={strokes}
          height={height / 4}
          viewBox="0 0 24 24"
          width={width / 4}
          x={(width * 3) / 8}
          y={(height * 3) / 8}
        >
          {shapesOf(PictureMissingIcon)}
        </svg>
      </svg>
    );
  }
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} sizes={shown(source.srcSet)} srcSet={source.srcSet} type={source.type} />
      ))}
      <img
        alt={alt}
        className={looks}
        decoding={isPriority ? "sync" : undefined}
        fetchPriority={isPriority ? "high" : undefined}
        height={height}
        loading={loading}
        onError={() => setFailed(src)}
        ref={look}
        {...(srcSet && { sizes: shown(srcSet), srcSet })}
        src={src}
        width={width}
      />
    </picture>
  );
}

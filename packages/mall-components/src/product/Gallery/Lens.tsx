import { useEffect, useRef } from "react";
import { usePicture } from "../ProductPicture/PicturesProvider.tsx";
import * as css from "./Gallery.css.ts";

export interface LensProps {
  /** Picture: path without width and file ending. */
  path: string;
  /** Where the pointer is, 0 to 1 on each axis. */
  at: { x: number; y: number };
}

/** How much larger the lens shows. */
const power = 2;

/**
 * The enlarged part under the pointer, beside the picture. Its place is set by the element's own style object, which
 * a strict `style-src` allows where a style attribute is refused.
 */
export function Lens({ path, at }: LensProps) {
  const { src } = usePicture(path, 800);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const clamp = (share: number) => Math.min(1 - 1 / power, Math.max(0, share - 1 / (2 * power)));
    const style = image.current?.style;
    if (style) style.transform = `translate(${-clamp(at.x) * 100}%, ${-clamp(at.y) * 100}%)`;
  }, [at.x, at.y]);
  return (
    <span aria-hidden="true" className={css.lens} data-print="hide">
      <img alt="" className={css.lensImage} height={800} ref={image} src={src} width={800} />
    </span>
  );
}

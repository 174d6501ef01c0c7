import { byPlace } from "@tradehall/ui/by-place";
import { useLinkComponent } from "@tradehall/ui/Link";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { BlockFrame } from "../BlockFrame/BlockFrame.tsx";
import * as css from "./BlockPictures.css.ts";

/** A part of a picture that leads somewhere, in percent of the picture's sides. */
interface HotArea {
  /** Left edge. */
  x: number;
  /** Upper edge. */
  y: number;
  /** How wide. */
  width: number;
  /** How high. */
  height: number;
  /** What it leads to, in words. */
  label: string;
  /** Where it leads. */
  href: string;
}
/** A picture with parts that lead somewhere. */
export interface HotPicture {
  /** Picture: path without width and file ending. */
  picture: string;
  /** What it shows. */
  alt: string;
  /** Parts that lead somewhere; they may overlap, the later one on top. */
  areas: readonly HotArea[];
}
export interface BlockPicturesProps {
  /** Heading; "" for none. */
  title: string;
  /** Pictures in order; nothing renders for none. */
  pictures: readonly HotPicture[];
  /** Pictures side by side in a wide window. */
  columns: 1 | 2 | 3 | 4;
  /** Width by height of each. */
  ratio: number;
}

const fullWidth = 1200;

/** Block: pictures side by side, whose parts lead somewhere: links drawn over them, in the picture's own measure. */
export function BlockPictures({ title, pictures, columns, ratio }: BlockPicturesProps) {
  const Anchor = useLinkComponent();
  if (pictures.length === 0) return null;
  const width = Math.round(fullWidth / columns);
  return (
    <BlockFrame title={title}>
      <ul className={css.grid({ columns })}>
        {byPlace(pictures).map(({ item: { picture, alt, areas }, key }) => (
          <li className={css.item} key={key}>
            <ProductPicture
              alt={alt}
              fit="cover"
              height={Math.round(width / ratio)}
              path={picture}
              sizes={`(min-width: 768px) ${width}px, ${columns > 1 ? 50 : 100}vw`}
              width={width}
            />
            {areas.length > 0 && (
              // biome-ignore lint/a11y/noSvgWithoutTitle: the picture says what it shows, the parts drawn over it are links
              <svg className={css.areas} preserveAspectRatio="none" viewBox="0 0 100 100">
                {areas.map(({ label, href, ...place }) => (
                  <Anchor
                    aria-label={label}
                    className={css.area}
                    href={href}
                    key={`${label} ${place.x} ${place.y}`}
                  >
                    <rect className={css.spot} {...place} />
                  </Anchor>
                ))}
              </svg>
            )}
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

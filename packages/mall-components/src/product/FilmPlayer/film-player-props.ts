import type { ProductPictureProps } from "../ProductPicture/ProductPicture.tsx";

export interface FilmPlayerProps
  extends Pick<ProductPictureProps, "width" | "height" | "sizes" | "fit" | "isPriority"> {
  /** The film. */
  src: string;
  /** Picture that is shown until it plays: path without width and file ending. */
  poster: string;
  /** What it is about; "" for nothing in particular. */
  name: string;
  /** False where something else is in its place: it pauses and keeps where it was. Default true. */
  isShown?: boolean;
}

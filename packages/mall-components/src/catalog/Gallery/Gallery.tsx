import type { ReactNode } from "react";

export interface GalleryProps {
  /** Pictures, path without width and file ending, main one first. */
  pictures: readonly string[];
  /** Product's name, for the pictures' texts. */
  name: string;
  /** Picture that the chosen SKU brings; shown until a thumbnail is chosen. */
  skuPicture?: string;
  /** Video of the product as an address; a button opens it. */
  badge?: ReactNode;
}

/** Gallery. */
export function Gallery(_props: GalleryProps) {
  return <div data-part="Gallery" />;
}

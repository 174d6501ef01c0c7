import { createContext, type ReactNode, useContext } from "react";
import { ownPicture, type PictureOf } from "./picture-sources.ts";

const Pictures = createContext(ownPicture);

/** Names a shop's own picture service; without it pictures stand under their paths, in the widths that the reference server keeps. */
export function PicturesProvider({ pictureOf, children }: { pictureOf: PictureOf; children: ReactNode }) {
  return <Pictures value={pictureOf}>{children}</Pictures>;
}

export const usePicture: PictureOf = (...asked) => useContext(Pictures)(...asked);

import type { PictureSource } from "@tradehall/ui/Picture";
import { createContext, type ReactNode, useContext } from "react";
import { pictureSources, plainPicture } from "./picture-sources.ts";

/** Where a picture is: the one address that any browser shows, and better formats where there are some. */
export interface PictureAddress {
  src: string;
  sources?: readonly PictureSource[];
}

/** The address of a picture by its path in the data, shown so many CSS pixels wide. */
export type PictureOf = (path: string, width: number) => PictureAddress;

const Pictures = createContext<PictureOf>((path, width) => ({
  src: plainPicture(path, width),
  sources: pictureSources(path),
}));

/** Names a shop's own picture service; without it pictures stand under their paths, in the widths of `pictureWidths`. */
export function PicturesProvider({ pictureOf, children }: { pictureOf: PictureOf; children: ReactNode }) {
  return <Pictures.Provider value={pictureOf}>{children}</Pictures.Provider>;
}

export const usePicture: PictureOf = (path, width) => useContext(Pictures)(path, width);

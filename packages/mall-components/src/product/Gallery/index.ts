export { Gallery, type GalleryProps } from "./Gallery.tsx";
export type { GalleryFilm } from "./gallery-types.ts";

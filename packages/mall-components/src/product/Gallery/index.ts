export { Gallery, type GalleryProps } from "./Gallery.tsx";
export type { GalleryFilm } from "./gallery-view.ts";

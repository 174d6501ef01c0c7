export { Gallery, type GalleryFilm, type GalleryProps } from "./Gallery.tsx";

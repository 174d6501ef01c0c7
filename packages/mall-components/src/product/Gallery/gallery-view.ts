/** A film about the product; it is before the pictures. */
export interface GalleryFilm {
  src: string;
  /** Picture that is shown until it plays: path without width and file ending. */
  poster: string;
  seconds: number;
}

/** A film about the product; it is before the pictures. */
export interface GalleryFilm {
  /** Address of the film. */
  src: string;
  /** Picture that is shown until it plays: path without width and file ending. */
  poster: string;
  /** Length in seconds. */
  seconds: number;
}

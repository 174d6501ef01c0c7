/** What pages show of goods besides pictures: shapes of `jsonb` columns. */

/** A film about goods: its address, the picture that stands until it plays, and how long it is. */
export interface ProductFilm {
  url: string;
  poster: string;
  seconds: number;
}

/** A floor's own banner: a picture that says what its text says, and where it leads within the mall; `""` is nowhere. */
export interface FloorBanner {
  picture: string;
  text: string;
  link: string;
}

/** A product of the landing page. */
export interface LandingProduct {
  id: string;
  name: string;
  brief?: string;
  /** Path without width and file ending. */
  picture: string;
}

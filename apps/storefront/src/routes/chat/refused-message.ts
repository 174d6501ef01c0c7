/** What the server did not take of a page without script, and why. */
export interface Refused {
  text: string;
  errorText: string;
}

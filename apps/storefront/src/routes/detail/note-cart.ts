import { visits } from "../../browser/calls/lazy-calls.ts";

/** Tells the analytics of goods put into the cart; nothing of them is in the first view. */
export const noteCart = (prodId: string, pieces: number): void =>
  void visits()
    .then(({ noteCart: note }) => note(prodId, pieces))
    .catch(console.error);

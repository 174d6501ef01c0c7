/** Tells the analytics of goods put into the cart; nothing of them is in the first view. */
export const noteCart = (prodId: string, pieces: number): void =>
  void import("./visits/visits.ts").then((visits) => visits.noteCart(prodId, pieces)).catch(console.error);

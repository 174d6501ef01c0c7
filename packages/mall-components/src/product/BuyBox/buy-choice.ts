/** What a BuyBox sends. */
export interface BuyChoice {
  /** What the person pressed. */
  intent: "cart" | "buy" | "group" | "await" | "forget";
  /** SKU's id. */
  skuId: string;
  /** Pieces. */
  quantity: number;
}

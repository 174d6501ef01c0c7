export interface LineChanged {
  /** 0 where the line went. */
  basketId: number;
  goneBasketIds: number[];
  prodId: number;
  shopId: number;
}

/** Whether prices and buying are shown: the buyer's own right, and only in a shop that is open. */
import { type Flag, toFlag } from "@tradehall/api-client/models/wire";
import { isShopOpen } from "@tradehall/mall-rules/states/shop";

export const showsPurchase = (isAllowed: boolean, shopStatus: number | null | undefined): Flag =>
  toFlag(isAllowed && shopStatus !== null && shopStatus !== undefined && isShopOpen(shopStatus));

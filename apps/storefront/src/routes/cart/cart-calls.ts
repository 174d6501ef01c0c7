/** The calls of the cart page; imported lazily once the page has its first view. */

import type { InputOf } from "@tradehall/api-client/contract";
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { clearExpired } from "@tradehall/api-client/endpoints/cart/clear-expired";
import { deleteItems } from "@tradehall/api-client/endpoints/cart/delete-items";
import { restoreItems } from "@tradehall/api-client/endpoints/cart/restore-items";
import { receiveCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/receive-coupon";
import type { CartDeletion } from "@tradehall/api-client/models/cart";
import { mall } from "../../browser/calls/client.ts";
import { moveToWishlist } from "./move-to-wishlist.ts";

export const change = (body: InputOf<typeof changeItem>["body"]) => mall(changeItem, { body });
export const check = (items: { basketId: number; isChecked: 0 | 1 }[]) =>
  mall(checkItems, { body: { items } });
export const remove = (basketIds: number[]) => mall(deleteItems, { body: { basketIds } });
export const restore = (items: CartDeletion["removed"]) => mall(restoreItems, { body: { items } });
export const claim = (couponId: number) => mall(receiveCoupon, { body: { couponId } });
export const clear = () => mall(clearExpired);
export const toWishlist = (prodIds: Iterable<number>) => moveToWishlist(mall, prodIds);

import { getShell } from "@tradehall/api-client/endpoints/user/get-shell";
import { handle } from "#server/handle.ts";
import { countPieces } from "../cart/rows.ts";
import { countUnread } from "../message/count-unread.ts";
import { toShopDetail } from "../shop/shop-detail.ts";
import { loadPerson } from "./load-person.ts";

export default handle(getShell, async (_, { db, buyer }) => {
  const [{ info, shop }, cartCount, unreadCount] = await Promise.all([
    loadPerson(db, buyer),
    countPieces(db, buyer),
    countUnread({ db, buyer }),
  ]);
  return { ...info, shop: shop && toShopDetail(shop), cartCount, unreadCount };
});

import { getShell } from "@tradehall/api-client/endpoints/user/get-shell";
import { handle } from "#server/handle.ts";
import { countPieces } from "../cart/rows.ts";
import { countUnreadChat } from "../chat/own-conversations.ts";
import { countUnread } from "../message/count-unread.ts";
import { toShopDetail } from "../shop/shop-detail.ts";
import { loadPerson } from "./load-person.ts";

export default handle(getShell, async (_, { db, buyer }) => {
  const [{ info, shop }, cartCount, unreadCount, chatUnreadCount] = await Promise.all([
    loadPerson(db, buyer),
    countPieces(db, buyer),
    countUnread({ db, buyer }),
    countUnreadChat(db, buyer.userId),
  ]);
  return { ...info, shop: shop && toShopDetail(shop), cartCount, unreadCount, chatUnreadCount };
});

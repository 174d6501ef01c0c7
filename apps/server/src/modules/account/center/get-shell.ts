import { getShell } from "@tradehall/api-client/endpoints/account/center/get-shell";
import { handle } from "#server/handle.ts";
import { countPieces } from "#server/modules/cart/rows.ts";
import { countUnreadChat } from "#server/modules/chat/own-conversations.ts";
import { countUnread } from "#server/modules/message/count-unread.ts";
import { toShopDetail } from "#server/modules/shop/shop-detail.ts";
import { loadPerson } from "../load-person.ts";

export default handle(getShell, async (_, { db, buyer }) => {
  const [{ info, shop }, cartCount, unreadCount, chatUnreadCount] = await Promise.all([
    loadPerson(db, buyer),
    countPieces(db, buyer),
    countUnread({ db, buyer }),
    countUnreadChat(db, buyer.userId),
  ]);
  return { ...info, shop: shop && toShopDetail(shop), cartCount, unreadCount, chatUnreadCount };
});

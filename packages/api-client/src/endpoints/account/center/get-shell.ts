import * as v from "valibot";
import { ShopDetail, shopExample } from "../../../models/shop.ts";
import { UserInfoAnswer, userInfoExample } from "../../../models/user.ts";
import { endpoint } from "../../contract.ts";

const ShellAnswer = v.object({
  ...UserInfoAnswer.entries,
  /** The shop in effect; null for a user bound to none. */
  shop: v.nullable(ShopDetail),
  /** Pieces in the cart. */
  cartCount: v.number(),
  /** Messages not read. */
  unreadCount: v.number(),
  /** Messages of chats not read. */
  chatUnreadCount: v.number(),
});

/**
 * What surrounds every page of a signed-in buyer, at once: userInfo, shop, prodCount and unReadCount of Spec §7. A
 * page rendered on a server would otherwise ask four times.
 */
export const getShell = endpoint("GET /p/user/shell", {
  summary: "User, shop in effect, cart count and unread messages in one answer",
  tag: "user",
  auth: "token",
  effect: "read",
  answer: ShellAnswer,
  fails: ["A00004"],
  example: {
    answer: { ...userInfoExample, shop: shopExample, cartCount: 3, unreadCount: 2, chatUnreadCount: 1 },
  },
});

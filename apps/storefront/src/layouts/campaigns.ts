/** What goes on in the mall, as the header leads to it. */
import { hrefTo } from "../href-to.ts";

export const campaigns = {
  seckill: hrefTo("flash-sale"),
  group: hrefTo("group-buy"),
  coupons: hrefTo("coupons"),
  offers: hrefTo("special-discount"),
  shops: hrefTo("shop-list"),
  notices: hrefTo("notice-list"),
};

/** Where the data leads to in this mall. */
import type { DataRoutes } from "@tradehall/mall-adapters/data-routes";
import { hrefTo } from "../href-to.ts";
import { listHref } from "./list-address.ts";
import { isOffered } from "./order-pages.ts";

const levels = ["cpid", "cid", "thCid"] as const;

export const dataRoutes: DataRoutes = {
  product: (prodId, skuId) => hrefTo("detail", { prodId, ...(skuId === undefined ? {} : { skuId }) }),
  team: (prodId, teamId) => hrefTo("detail", { prodId, teamId }),
  shop: (shopId) => listHref({ shopId: String(shopId) }),
  category: (path) =>
    listHref(Object.fromEntries(path.map((categoryId, level) => [levels[level], String(categoryId)]))),
  coupon: (couponId, shopId) =>
    listHref({ couponId: String(couponId), ...(shopId === null ? {} : { shopId: String(shopId) }) }),
  order: (orderNumber) => hrefTo("order-detail", { orderNumber }),
  refund: (refundSn) => hrefTo("return-detail", { refundSn }),
  writeReview: (orderNumber) => hrefTo("write-comments", { orderNumber }),
  seckill: (seckillId) => hrefTo("secdetail", { seckillId }),
  notice: (id) => hrefTo("notice-detail", { id }),
  offers: isOffered,
};

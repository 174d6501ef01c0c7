/** Where the data leads to in this mall. */
import type { DataRoutes } from "@tradehall/mall-adapters/data-routes";
import { type ListFilters, levels } from "@tradehall/mall-adapters/list-filters";
import { hrefByName, hrefTo } from "../href-to.ts";
import { invoiceFileHref } from "./invoice-file-href.ts";
import { listHref } from "./list-address.ts";
import { isOffered } from "./order-pages.ts";

const inCategory = (path: readonly number[]): ListFilters =>
  Object.fromEntries(path.map((categoryId, level) => [levels[level], String(categoryId)]));

/** Where a review is followed up on the page that writes an order's. */
export const followUpId = (reviewId: string): string => `review-${reviewId}`;

export const dataRoutes: DataRoutes = {
  product: (prodId, skuId) => hrefTo("detail", { prodId, ...(skuId === undefined ? {} : { skuId }) }),
  team: (prodId, teamId) => hrefTo("detail", { prodId, teamId }),
  shop: (shopId) => hrefTo("shop-index", { shopId }),
  goods: ({ keyword, categoryPath = [], shopId, shopCid }) =>
    listHref({
      ...(keyword ? { pn: keyword } : {}),
      ...inCategory(categoryPath),
      ...(shopCid === undefined ? {} : { shopCid: String(shopCid) }),
      ...(shopId === undefined ? {} : { shopId: String(shopId), isOfShop: true }),
    }),
  list: listHref,
  category: (path) => listHref(inCategory(path)),
  coupon: (couponId, shopId) =>
    listHref({ couponId: String(couponId), ...(shopId === null ? {} : { shopId: String(shopId) }) }),
  claim: (couponId) => hrefTo("receive-coupon", { couponId }),
  page: (page) => hrefByName(page),
  discount: (id) => hrefTo("discount-detail", { id }),
  order: (orderNumber) => hrefTo("order-detail", { orderNumber }),
  invoice: (orderNumber) => hrefTo("invoice-detail", { orderNumber }),
  invoiceFile: (orderNumber) => invoiceFileHref(orderNumber, "download"),
  payment: (orders) => hrefTo("weixin-pay", orders),
  chat: (shopId) => hrefTo("chat", { shopId }),
  refund: (refundSn) => hrefTo("return-detail", { refundSn }),
  writeReview: (orderNumber, reviewId) =>
    `${hrefTo("write-comments", { orderNumber })}${reviewId ? `#${followUpId(reviewId)}` : ""}`,
  exchange: (prodId, skuId) => hrefTo("integral-det", { prodId, ...(skuId === undefined ? {} : { skuId }) }),
  flashSales: () => hrefTo("flash-sale"),
  seckill: (seckillId) => hrefTo("secdetail", { seckillId }),
  notice: (id) => hrefTo("notice-detail", { id }),
  askAbout: ({ shopId, orderNumber }) => hrefTo("chat", { shopId, orderNumber }),
  offers: isOffered,
};

/**
 * The map of the mall: one row for each built page, by its name, which is also its folder under routes/ and its
 * journey's. Routes not built yet stand in docs/routes-to-build.md. What only the build and the server read of a row
 * does not reach the browser (browser-routes.ts).
 */
import type { RouteRow } from "./route-row.ts";
import { userCenterRows } from "./user-center-rows.ts";

export type { LayoutName, RouteRow } from "./route-row.ts";

const list = {
  path: "/list",
  // Named by the specification up to the coupon, by us from the brand on (adapters/list-address.ts).
  query:
    "pn? cpid? cid? thCid? st? couponId? brand? price? min? max? shopId? attr? stock? self? active? moq? page? view? many?",
  title: "list",
  isHeadingHidden: true,
  pageId: 6,
  menu: "list",
  isFetchedAhead: true,
} as const;

const orderDetail = {
  path: "/order-detail",
  query: "orderNumber",
  example: { orderNumber: "20260101000000000001" },
  title: "orderDetail",
  isHeadingHidden: true,
  pageId: 9,
} as const;

const submitOrder = {
  path: "/submit-order",
  query:
    "prodId? skuId? count? activity? teamId? combo? addrId? coupons? points? dvy? invoice? confirm? undone? quote?",
  title: "submitOrder",
  isHeadingHidden: true,
  pageId: 11,
} as const;

const entry = { layout: "empty", isPublic: true, isEntry: true } as const;
const policy = { query: "type? shopIds? shop?", layout: "policy", isPublic: true } as const;

const rows = {
  home: {
    path: "/",
    layout: "home",
    title: "home",
    isHeadingHidden: true,
    pageId: 1,
    menu: "home",
    isFetchedAhead: true,
  },
  "new-index": {
    path: "/newIndex",
    query: "page?",
    layout: "home",
    title: "newHome",
    isHeadingHidden: true,
    pageId: 1,
    menu: "home",
    isFetchedAhead: true,
  },
  list,
  "list-copy": { ...list, path: "/list-copy", folder: "list" },
  detail: {
    path: "/detail/{prodId?}",
    query: "skuId? reviews? tag? teamId?",
    example: { prodId: 1 },
    pageId: 3,
    isFetchedAhead: true,
  },
  cart: { path: "/cart", title: "cart", isHeadingHidden: true, pageId: 8 },
  "submit-order": submitOrder,
  payment: {
    path: "/payment",
    query: "orderNumbers",
    example: { orderNumbers: "20260101000000000001" },
    title: "payment",
    pageId: 10,
  },
  "weixin-pay": {
    path: "/weixin-pay",
    query: "orderNumbers payNo",
    title: "weixinPay",
    isHeadingHidden: true,
  },
  "pay-result": { path: "/pay-result", query: "orderNumbers payNo?", title: "payResult" },
  "order-detail": orderDetail,
  "uc-order-detail": {
    ...orderDetail,
    path: "/user-center/uc-orderDetail",
    folder: "order-detail",
    menu: "uc-order",
  },
  "return-detail": {
    path: "/return-detail",
    query: "refundSn",
    example: { refundSn: "R261122101500271390482" },
    title: "returnDetail",
    isHeadingHidden: true,
  },
  chat: {
    path: "/chat",
    query: "shopId? prodId? orderNumber? refundSn?",
    title: "chat",
    isHeadingHidden: true,
    isWithoutFooter: true,
  },
  "write-comments": {
    path: "/write-comments",
    query: "orderNumber",
    example: { orderNumber: "20260101000000000001" },
    title: "writeReviews",
    isHeadingHidden: true,
    pageId: 12,
  },
  "flash-sale": { path: "/flash-sale", query: "round? page?", title: "flashSale" },
  "secdetail-confirm-order": {
    ...submitOrder,
    path: "/secdetail/confirm-order",
    query: `${submitOrder.query} seckill? secret?`,
    folder: "submit-order",
    title: "flashSaleOrder",
  },
  secdetail: {
    path: "/secdetail/{seckillId?}",
    example: { seckillId: 1 },
    pageId: 4,
    isFetchedAhead: true,
  },
  "group-buy": { path: "/group-buy", query: "tab? page?", title: "groupBuy" },
  "special-discount": {
    path: "/special-discount",
    title: "specialDiscount",
    pageId: 7,
    isFetchedAhead: true,
  },
  "discount-detail": {
    path: "/discount-detail",
    query: "id st? min? max? stock? self? page? view?",
    example: { id: 101 },
    isFetchedAhead: true,
  },
  coupons: { path: "/coupons", query: "tab? page?", title: "coupons" },
  "receive-coupon": {
    path: "/receive-coupon",
    query: "couponId",
    example: { couponId: 3 },
    title: "receiveCoupon",
    isHeadingHidden: true,
  },
  "invoice-info-select": {
    path: "/invoice-info-select",
    query: "orderNumber? checkout? titleId?",
    title: "invoiceChoice",
    isHeadingHidden: true,
  },
  "invoice-detail": {
    path: "/invoice-detail",
    query: "orderNumber",
    example: { orderNumber: "20260101000000000001" },
    title: "invoiceDetail",
    isHeadingHidden: true,
  },
  "shop-index": { path: "/shopIndex", query: "shopId?", example: { shopId: 2 }, layout: "decorate" },
  "select-decorate": {
    path: "/select-decorate",
    query: "id",
    example: { id: 7 },
    layout: "decorate",
    title: "decorationPreview",
  },
  "shop-list": { path: "/shopList", query: "keyword? kind? region? sort? page?", title: "shopList" },
  "shop-detail": { path: "/shop-detail", query: "shopId", example: { shopId: 2 } },
  "shop-prod-list": {
    path: "/shop-prod-list",
    query:
      "shopId pn? cpid? cid? thCid? st? couponId? brand? price? min? max? attr? stock? active? moq? page? view? many? shopCid?",
    example: { shopId: 2 },
    isFetchedAhead: true,
  },
  "notice-list": { path: "/notice-list", query: "from? page?", title: "noticeList" },
  "notice-detail": { path: "/notice-detail", query: "id", example: { id: 1 } },
  login: { path: "/login", query: "tab? redirect? because? intent?", ...entry, title: "login" },
  "login-old": { path: "/login-old", query: "redirect?", ...entry, title: "login" },
  register: { path: "/register", query: "step? redirect?", ...entry, title: "register" },
  "forget-password": {
    path: "/forget-password",
    query: "step? redirect?",
    ...entry,
    title: "forgetPassword",
  },
  landing: { path: "/landing", query: "again?", layout: "empty", isPublic: true, title: "landing" },
  "landing-iframe": { path: "/landing-iframe", layout: "empty", isPublic: true, title: "landingIframe" },
  "terms-page": { path: "/termsPage", ...policy },
  "terms-page-new": { path: "/termsPage-new", ...policy },
  ...userCenterRows,
} as const satisfies Record<string, RouteRow>;

/** The rows as they are spelled, for the types of addresses. */
export type RouteRows = typeof rows;
export type RouteName = keyof RouteRows;

export const routeTable: Readonly<Record<RouteName, RouteRow>> = rows;

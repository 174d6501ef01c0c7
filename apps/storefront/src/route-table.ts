/**
 * The map of the mall: one row for each built page, by its name, which is also its folder under routes/ and its
 * journey's. Routes not built yet stand in docs/routes-to-build.md. What only the build and the server read of a row
 * does not reach the browser (browser-routes.ts).
 */
import type { RouteRow } from "./route-row.ts";

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
    "prodId? skuId? count? activity? teamId? combo? addrId? coupons? points? dvy? invoice? confirm? undone?",
  title: "submitOrder",
  isHeadingHidden: true,
  pageId: 11,
} as const;

const ownPage = { isHeadingHidden: true, pageId: 12 } as const;
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
  "uc-order": {
    path: "/user-center/uc-order",
    query: "status? keyword? sort? person? period? from? to? page?",
    title: "orders",
    isHeadingHidden: true,
    pageId: 13,
    menu: "uc-order",
  },
  "apply-return": {
    path: "/user-center/apply-return",
    query: "orderNumber? refundSn? line? applyType? cargoStatus?",
    example: { orderNumber: "20260101000000000001" },
    title: "applyReturn",
    isHeadingHidden: true,
    pageId: 12,
    menu: "uc-return",
  },
  "uc-return": {
    path: "/user-center/uc-return",
    query: "tab? page?",
    title: "refunds",
    isHeadingHidden: true,
    pageId: 12,
    menu: "uc-return",
  },
  "return-detail": {
    path: "/return-detail",
    query: "refundSn",
    example: { refundSn: "R261122101500271390482" },
    title: "returnDetail",
    isHeadingHidden: true,
  },
  "write-comments": {
    path: "/write-comments",
    query: "orderNumber",
    example: { orderNumber: "20260101000000000001" },
    title: "writeReviews",
    isHeadingHidden: true,
    pageId: 12,
  },
  "uc-comments": {
    path: "/user-center/uc-comments",
    query: "tab? page?",
    title: "ownReviews",
    isHeadingHidden: true,
    pageId: 12,
    menu: "uc-comments",
  },
  "uc-collection": {
    path: "/user-center/uc-collection",
    query: "tab? keyword? category? state? page?",
    title: "collection",
    menu: "uc-collection",
    ...ownPage,
  },
  "uc-footprint": {
    path: "/user-center/uc-footprint",
    query: "day? page?",
    title: "footprints",
    menu: "uc-footprint",
    ...ownPage,
  },
  "uc-coupons": {
    path: "/user-center/uc-coupons",
    query: "tab? page?",
    title: "ownCoupons",
    isHeadingHidden: true,
    pageId: 12,
    menu: "uc-coupons",
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
  "uc-message": {
    path: "/user-center/uc-message",
    query: "tab? page?",
    title: "ucMessage",
    isHeadingHidden: true,
    pageId: 12,
    menu: "uc-message",
  },
  "uc-address": {
    path: "/user-center/uc-address",
    title: "addresses",
    isHeadingHidden: true,
    pageId: 12,
    menu: "uc-address",
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
  "uc-invoice": {
    path: "/user-center/uc-invoice",
    query: "tab? page?",
    title: "invoices",
    isHeadingHidden: true,
    pageId: 12,
    menu: "uc-invoice",
  },
  "uc-invoice-detail": {
    path: "/user-center/uc-invoiceDetail",
    query: "orderNumber",
    example: { orderNumber: "20260101000000000001" },
    title: "invoiceDetail",
    isHeadingHidden: true,
    pageId: 12,
    menu: "uc-invoice",
  },
  "uc-add-invoice-header": {
    path: "/user-center/uc-addInvoiceHeader",
    query: "edit? back?",
    title: "invoiceTitles",
    isHeadingHidden: true,
    pageId: 12,
    menu: "uc-addInvoiceHeader",
  },
  "uc-password": {
    path: "/user-center/uc-password",
    query: "step?",
    title: "changePassword",
    pageId: 12,
    menu: "uc-password",
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
} as const satisfies Record<string, RouteRow>;

/** The rows as they are spelled, for the types of addresses. */
export type RouteRows = typeof rows;
export type RouteName = keyof RouteRows;

export const routeTable: Readonly<Record<RouteName, RouteRow>> = rows;

/** The rows of the user centre's own pages: a part of the route table. */
import type { RouteRow } from "./route-row.ts";

const ownPage = { isHeadingHidden: true, pageId: 12 } as const;

export const userCenterRows = {
  index: { path: "/user-center/index", title: "center", menu: "index", ...ownPage },
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
    ...ownPage,
    menu: "uc-return",
  },
  "uc-return": {
    path: "/user-center/uc-return",
    query: "tab? keyword? period? from? to? page?",
    title: "refunds",
    ...ownPage,
    menu: "uc-return",
  },
  "uc-comments": {
    path: "/user-center/uc-comments",
    query: "tab? page?",
    title: "ownReviews",
    ...ownPage,
    menu: "uc-comments",
  },
  "uc-collection": {
    path: "/user-center/uc-collection",
    query: "tab? list? keyword? category? state? page?",
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
  "uc-history": {
    path: "/user-center/uc-history",
    query: "tab? list? keyword? sort? page?",
    title: "bought",
    menu: "uc-history",
    ...ownPage,
  },
  "uc-coupons": {
    path: "/user-center/uc-coupons",
    query: "tab? page?",
    title: "ownCoupons",
    ...ownPage,
    menu: "uc-coupons",
  },
  "uc-message": {
    path: "/user-center/uc-message",
    query: "tab? page?",
    title: "ucMessage",
    ...ownPage,
    menu: "uc-message",
  },
  "uc-address": {
    path: "/user-center/uc-address",
    title: "addresses",
    ...ownPage,
    menu: "uc-address",
  },
  "uc-invoice": {
    path: "/user-center/uc-invoice",
    query: "tab? page?",
    title: "invoices",
    ...ownPage,
    menu: "uc-invoice",
  },
  "uc-invoice-detail": {
    path: "/user-center/uc-invoiceDetail",
    query: "orderNumber",
    example: { orderNumber: "20260101000000000001" },
    title: "invoiceDetail",
    ...ownPage,
    menu: "uc-invoice",
  },
  "uc-add-invoice-header": {
    path: "/user-center/uc-addInvoiceHeader",
    query: "edit? back?",
    title: "invoiceTitles",
    ...ownPage,
    menu: "uc-addInvoiceHeader",
  },
  "uc-account": {
    path: "/user-center/uc-account",
    title: "account",
    ...ownPage,
    menu: "uc-account",
  },
  "uc-password": {
    path: "/user-center/uc-password",
    query: "step?",
    title: "changePassword",
    pageId: 12,
    menu: "uc-password",
  },
} as const satisfies Record<string, RouteRow>;

/** Which chrome surrounds a page (Spec §2, layouts). */
type Layout = "home" | "default" | "decorate" | "empty" | "policy";

/** One route of the specification. */
export interface SpecRoute {
  /** Its path as in the specification; `{…?}` is a part that may be missing. */
  path: string;
  layout: Layout;
  /** Opens without a session; every other one redirects to /login. */
  isPublic?: boolean;
}

const inLayout = (layout: Layout, paths: readonly string[]): SpecRoute[] =>
  paths.map((path) => ({ path, layout }));
const openIn = (layout: Layout, paths: readonly string[]): SpecRoute[] =>
  paths.map((path) => ({ path, layout, isPublic: true }));

const userCentre = [
  "index",
  "apply-return",
  "uc-account",
  "uc-addInvoiceHeader",
  "uc-address",
  "uc-balance",
  "uc-bill",
  "uc-billDetail",
  "uc-collection",
  "uc-comments",
  "uc-coupons",
  "uc-enterprise",
  "uc-enterpriseDetail",
  "uc-footprint",
  "uc-history",
  "uc-integral",
  "uc-invoice",
  "uc-invoiceDetail",
  "uc-message",
  "uc-order",
  "uc-orderDetail",
  "uc-password",
  "uc-return",
  "uc-shopaccount",
];

/** Every route of the mall (Spec §2); the route table must hold these and `ownRoutes`. */
export const specRoutes: readonly SpecRoute[] = [
  ...inLayout("home", ["/", "/newIndex"]),
  ...inLayout("decorate", ["/shopIndex", "/select-decorate"]),
  ...inLayout("default", [
    "/list",
    "/list-copy",
    "/detail/{prodId?}",
    "/secdetail/{seckillId?}",
    "/secdetail/confirm-order",
    "/flash-sale",
    "/group-buy",
    "/special-discount",
    "/discount-detail",
    "/coupons",
    "/receive-coupon",
    "/shopList",
    "/shop-detail",
    "/shop-prod-list",
    "/notice-list",
    "/notice-detail",
    "/cart",
    "/submit-order",
    "/submit-integral-order",
    "/invoice-info-select",
    "/payment",
    "/weixin-pay",
    "/pay-result",
    "/order-detail",
    "/return-detail",
    "/write-comments",
    "/invoice-detail",
    "/chat",
    "/member-center/member-center",
    "/member-center/member-equity",
    "/member-center/buy-member",
    "/member-center/integral-mall",
    "/member-center/integral-det/{prodId?}",
  ]),
  ...inLayout(
    "default",
    userCentre.map((page) => `/user-center/${page}`),
  ),
  ...openIn("policy", ["/termsPage", "/termsPage-new"]),
  ...openIn("empty", [
    "/login",
    "/login-old",
    "/register",
    "/forget-password",
    "/landing",
    "/landing-iframe",
  ]),
];

/** Routes beyond the specification, which a shop adds for itself (`npm run new -- route`). */
export const ownRoutes: readonly SpecRoute[] = [];

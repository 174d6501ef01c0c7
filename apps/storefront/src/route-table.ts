/**
 * The map of the mall: every built route with its layout, who may open it and its analytics page id, once
 * (Spec §2, §9). Routes not built yet stand in docs/routes-to-build.md.
 */

export type LayoutName = "default" | "home" | "decorate" | "empty" | "policy";

export interface RouteRow {
  /** As the specification spells it. */
  path: string;
  /** Folder under routes/. */
  folder: string;
  layout: LayoutName;
  /** Opens without a session. Every other route redirects to /login. */
  isPublic?: boolean;
  /** Analytics page id (Spec §9). */
  pageId?: number;
  /** Another path of the same screen. */
  isAlias?: boolean;
}

export const routeTable: readonly RouteRow[] = [
  { path: "/cart", folder: "cart", layout: "default", pageId: 8 },
  { path: "/forget-password", folder: "forget-password", layout: "empty", isPublic: true },
  { path: "/list", folder: "list", layout: "default", pageId: 6 },
  { path: "/list-copy", folder: "list", layout: "default", pageId: 6, isAlias: true },
  { path: "/login", folder: "login", layout: "empty", isPublic: true },
  { path: "/login-old", folder: "login-old", layout: "empty", isPublic: true },
  { path: "/order-detail", folder: "order-detail", layout: "default", pageId: 9 },
  { path: "/pay-result", folder: "pay-result", layout: "default" },
  { path: "/payment", folder: "payment", layout: "default", pageId: 10 },
  { path: "/register", folder: "register", layout: "empty", isPublic: true },
  { path: "/submit-order", folder: "submit-order", layout: "default", pageId: 11 },
  { path: "/weixin-pay", folder: "weixin-pay", layout: "default" },
  { path: "/", folder: "home", layout: "home", pageId: 1 },
  { path: "/detail/{prodId?}", folder: "detail", layout: "default", pageId: 3 },
  { path: "/user-center/uc-address", folder: "uc-address", layout: "default", pageId: 12 },
  { path: "/user-center/uc-order", folder: "uc-order", layout: "default", pageId: 13 },
  { path: "/user-center/uc-password", folder: "uc-password", layout: "default", pageId: 12 },
  { path: "/user-center/uc-message", folder: "uc-message", layout: "default", pageId: 12 },
  { path: "/notice-list", folder: "notice-list", layout: "default" },
  { path: "/notice-detail", folder: "notice-detail", layout: "default" },
  { path: "/landing", folder: "landing", layout: "empty", isPublic: true },
  { path: "/landing-iframe", folder: "landing-iframe", layout: "empty", isPublic: true },
  { path: "/termsPage", folder: "terms-page", layout: "policy", isPublic: true },
  { path: "/termsPage-new", folder: "terms-page-new", layout: "policy", isPublic: true },
];

const userCenterPageId = 12;

/** The analytics page id of a route; every page of the user centre has one (Spec §9). */
export const pageIdOf = ({ pageId, path }: RouteRow): number | undefined =>
  pageId ?? (path.startsWith("/user-center/") ? userCenterPageId : undefined);

/** `/detail/{prodId?}` → `/detail/:prodId?`, the router's spelling. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ":$1$2");

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/\{\w+\?\}/g, "(?:/[^/]+)?").replace(/\{\w+\}/g, "[^/]+")}/?$`);
const rows = routeTable.map((row) => ({ row, pattern: pattern(row.path) }));

/** The address of a page that may not be built yet; undefined until it is. */
export const builtHref = (path: string): string | undefined =>
  routeTable.some((row) => row.path === path) ? path : undefined;

/** The row a pathname belongs to; undefined for a page that does not exist. */
export const routeOf = (pathname: string): RouteRow | undefined =>
  rows.find((candidate) => candidate.pattern.test(pathname))?.row;

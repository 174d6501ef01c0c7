/** The map with its defaults filled in, for the build, the server and the tests; never for the browser. */
import { keysOf } from "@tradehall/mall-rules/records";
import { hrefByName } from "./href-to.ts";
import { type LayoutName, type RouteName, type RouteRow, routeTable } from "./route-table.ts";

export interface FullRow extends RouteRow {
  name: RouteName;
  layout: LayoutName;
  folder: string;
  isPublic: boolean;
  /** KB of script, by brotli, that a browser loads for it; the check fails 15 % above. */
  scriptKb: number;
}

/** Products, checkouts, an order; the wishlist with purchase lists, and orders with quotes: several screens of one address. */
const large: readonly RouteName[] = [
  ...(["detail", "secdetail", "integral-det"] as const),
  ...(["submit-order", "secdetail-confirm-order", "submit-integral-order"] as const),
  ...(["order-detail", "uc-order-detail", "uc-collection", "uc-order"] as const),
];

const names = keysOf(routeTable);

export const routeRows: readonly FullRow[] = names.map((name) => ({
  name,
  layout: "default",
  folder: name,
  isPublic: false,
  scriptKb: large.includes(name) ? 180 : 165,
  ...routeTable[name],
}));

/** `/detail/{prodId?}` → `/detail/:prodId?`, the router's spelling. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ":$1$2");

/** An address under which the page shows something. */
export const exampleHref = ({ name, example = {} }: FullRow): string => hrefByName(name, example);

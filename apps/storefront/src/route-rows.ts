/** The map with its defaults filled in, for the build, the server and the tests; never for the browser. */
import { hrefTo } from "./href-to.ts";
import { type Budget, type LayoutName, type RouteName, type RouteRow, routeTable } from "./route-table.ts";

const kilobyte = 1024;
const usualBudget: Budget = {
  scriptBytes: 150.5 * kilobyte,
  styleBytes: 20 * kilobyte,
  quietScriptBytes: 170 * kilobyte,
};

/** Pages that carry more than one form or choice: what they weigh today, and half a kilobyte. */
const moreScript: Partial<Record<RouteName, number>> = {
  "new-index": 152 * kilobyte,
  detail: 160 * kilobyte,
  secdetail: 156.5 * kilobyte,
  "shop-index": 152.5 * kilobyte,
  "shop-prod-list": 155 * kilobyte,
  "submit-order": 153.5 * kilobyte,
  "secdetail-confirm-order": 153.5 * kilobyte,
  "order-detail": 153 * kilobyte,
  "uc-order-detail": 153 * kilobyte,
  "uc-order": 156 * kilobyte,
  "apply-return": 151.5 * kilobyte,
};

/** The same until the page is quiet. */
const moreQuiet: Partial<Record<RouteName, number>> = {
  detail: 182.5 * kilobyte,
  secdetail: 175 * kilobyte,
  "order-detail": 171.5 * kilobyte,
  "uc-order-detail": 171.5 * kilobyte,
  "shop-index": 172.5 * kilobyte,
  "uc-order": 174.5 * kilobyte,
  "shop-prod-list": 174 * kilobyte,
  "submit-order": 172 * kilobyte,
  "secdetail-confirm-order": 172 * kilobyte,
};

export interface FullRow extends RouteRow {
  name: RouteName;
  layout: LayoutName;
  folder: string;
  isPublic: boolean;
  budget: Budget;
}

const names = Object.keys(routeTable) as RouteName[];

export const routeRows: readonly FullRow[] = names.map((name) => ({
  name,
  layout: "default",
  folder: name,
  isPublic: false,
  budget: {
    ...usualBudget,
    scriptBytes: moreScript[name] ?? usualBudget.scriptBytes,
    quietScriptBytes: moreQuiet[name] ?? usualBudget.quietScriptBytes,
  },
  ...routeTable[name],
}));

/** `/detail/{prodId?}` → `/detail/:prodId?`, the router's spelling. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ":$1$2");

/** An address under which the page shows something. */
export const exampleHref = ({ name, example = {} }: FullRow): string => hrefTo(name, example as never);

/** The map with its defaults filled in, for the build, the server and the tests; never for the browser. */
import { hrefTo } from "./href-to.ts";
import { type Budget, type LayoutName, type RouteName, type RouteRow, routeTable } from "./route-table.ts";

const kilobyte = 1024;
const usualBudget: Budget = {
  scriptBytes: 150 * kilobyte,
  styleBytes: 20 * kilobyte,
  quietScriptBytes: 170 * kilobyte,
};

/** Pages that carry more than one form or choice: what they weigh today, and half a kilobyte. */
const moreScript: Partial<Record<RouteName, number>> = {
  "new-index": 150.5 * kilobyte,
  detail: 157 * kilobyte,
  secdetail: 154.5 * kilobyte,
  "shop-index": 150.5 * kilobyte,
  "shop-prod-list": 153 * kilobyte,
  "submit-order": 152.5 * kilobyte,
  "secdetail-confirm-order": 152.5 * kilobyte,
  "order-detail": 151.5 * kilobyte,
  "uc-order-detail": 151.5 * kilobyte,
  "uc-order": 154.5 * kilobyte,
  "apply-return": 150.5 * kilobyte,
};

/** The same until the page is quiet. */
const moreQuiet: Partial<Record<RouteName, number>> = {
  detail: 177.5 * kilobyte,
  secdetail: 172.5 * kilobyte,
  "uc-order": 173 * kilobyte,
  "shop-prod-list": 172 * kilobyte,
  "submit-order": 170.5 * kilobyte,
  "secdetail-confirm-order": 170.5 * kilobyte,
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

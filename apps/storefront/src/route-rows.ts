/** The map with its defaults filled in, for the build, the server and the tests; never for the browser. */
import { hrefTo } from "./href-to.ts";
import { type Budget, type LayoutName, type RouteName, type RouteRow, routeTable } from "./route-table.ts";

const kilobyte = 1024;
const usualBudget: Budget = {
  scriptBytes: 106 * kilobyte,
  styleBytes: 20 * kilobyte,
  quietScriptBytes: 125 * kilobyte,
};

/** Pages that carry more than one form or choice: what they weigh today, and half a kilobyte. */
const moreScript: Partial<Record<RouteName, number>> = {
  detail: 113 * kilobyte,
  secdetail: 111 * kilobyte,
  "apply-return": 106.5 * kilobyte,
  "submit-order": 108.5 * kilobyte,
  "secdetail-confirm-order": 108.5 * kilobyte,
};

/** The same of styles. */
const moreStyle: Partial<Record<RouteName, number>> = { detail: 22 * kilobyte };

/** The same until the page is quiet. */
const moreQuiet: Partial<Record<RouteName, number>> = { detail: 128 * kilobyte };

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
    styleBytes: moreStyle[name] ?? usualBudget.styleBytes,
    quietScriptBytes: moreQuiet[name] ?? usualBudget.quietScriptBytes,
  },
  ...routeTable[name],
}));

/** `/detail/{prodId?}` → `/detail/:prodId?`, the router's spelling. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ":$1$2");

/** An address under which the page shows something. */
export const exampleHref = ({ name, example = {} }: FullRow): string => hrefTo(name, example as never);

import type { Plugin } from "vite";
import { type RouteRow, routeTable } from "./src/route-table.ts";

/** What only the build, the server and the tests read of a row. */
const elsewhere: readonly (keyof RouteRow)[] = ["query", "example", "layout", "isPublic", "folder"];

const rows = Object.entries(routeTable).map(([name, row]) => [
  name,
  Object.fromEntries(Object.entries(row).filter(([fact]) => !elsewhere.some((one) => one === fact))),
]);
export const browserTable: Record<string, RouteRow> = Object.fromEntries(rows);

/** The browser's view of the map: every page is known to it, and each fact would be paid for on every first view. */
export const browserRoutes = (): Plugin => ({
  name: "tradehall-browser-routes",
  enforce: "pre",
  transform: {
    filter: { id: /\/storefront\/src\/route-table\.ts$/ },
    handler() {
      if (this.environment.name !== "client") return;
      return { code: `export const routeTable = ${JSON.stringify(browserTable)};`, map: null };
    },
  },
});

import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type FullRow, routeRows, routerPath } from "./route-rows.ts";
import type { LayoutName } from "./route-table.ts";

const entry = ({ path, name, folder }: FullRow): RouteConfigEntry => {
  const file = `routes/${folder}/route.tsx`;
  const options = folder === name ? {} : { id: `routes/${name}` };
  return path === "/" ? index(file, options) : route(routerPath(path), file, options);
};

const layouts = [...new Set(routeRows.map((row) => row.layout))];
const group = (name: LayoutName): RouteConfigEntry =>
  layout(`layouts/${name}.tsx`, [
    ...routeRows.filter((row) => row.layout === name).map(entry),
    // Pages that do not exist keep the mall's chrome.
    ...(name === "default" ? [route("*", "routes/not-found/route.tsx")] : []),
  ]);

export default layouts.map(group) satisfies RouteConfig;

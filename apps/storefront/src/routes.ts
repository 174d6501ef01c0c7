import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type LayoutName, type RouteRow, routerPath, routeTable } from "./route-table.ts";

const entry = ({ path, folder, isAlias }: RouteRow): RouteConfigEntry => {
  const file = `routes/${folder}/route.tsx`;
  const options = isAlias ? { id: `routes${path}` } : {};
  return path === "/" ? index(file, options) : route(routerPath(path), file, options);
};

const layouts = [...new Set(routeTable.map((row) => row.layout))];
const group = (name: LayoutName): RouteConfigEntry =>
  layout(`layouts/${name}.tsx`, [
    ...routeTable.filter((row) => row.layout === name).map(entry),
    // Pages that do not exist keep the mall's chrome.
    ...(name === "default" ? [route("*", "routes/not-found/route.tsx")] : []),
  ]);

export default layouts.map(group) satisfies RouteConfig;

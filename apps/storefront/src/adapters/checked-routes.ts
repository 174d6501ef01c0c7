/** The same, where an address of the data must be a page of this mall. */
import { routeOf } from "../href-to.ts";
import { dataRoutes } from "./data-routes.ts";

export const checkedRoutes: typeof dataRoutes = {
  ...dataRoutes,
  leads: (href) => routeOf(href) !== undefined,
};

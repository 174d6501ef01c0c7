/** Addresses for data that brings links of its own: only those are followed that are a page of this mall. */
import { routeOf } from "../href-to.ts";
import { dataRoutes } from "./data-routes.ts";

export const checkedRoutes: typeof dataRoutes = {
  ...dataRoutes,
  leads: (href) => routeOf(href) !== undefined,
};

/**
 * Whether the code of the page is there, or the page has none. Runs in a page by itself, for whoever drives a browser: the
 * code begins once the page is seen (`joined-writes.ts`), which may be after the load event.
 */
export const isCodeThere = (): boolean =>
  !("__reactRouterContext" in window) || "__reactRouterRouteModules" in window;

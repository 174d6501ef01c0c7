/** Whether React has hydrated the page, or the page has no script. Runs in a page by itself, for tests that drive a browser. */
export const isHydrated = (): boolean =>
  !("__reactRouterContext" in window) || document.documentElement.dataset.mallUsable !== undefined;

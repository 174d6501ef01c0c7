/** What the router leaves on the window; not part of its API (react-router 7.18), so read in this one place. */
interface Globals {
  __reactRouterManifest?: { version: string; routes: Record<string, { css?: string[] } | undefined> };
  __reactRouterDataRouter?: {
    state: { navigation: { location?: { pathname: string; search: string } } };
  };
}

const globals = (): Globals => (typeof window === "undefined" ? {} : (window as Globals));

/** The built routes, and the version of the build. */
export const routerManifest = () => globals().__reactRouterManifest;

/** Where the buyer is on the way to. */
export const pendingLocation = () => globals().__reactRouterDataRouter?.state.navigation.location;

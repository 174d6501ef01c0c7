interface BuiltRoutes {
  /** Of the build. */
  version: string;
  routes: Record<string, { css?: string[] } | undefined>;
}

/** What the build wrote of its routes for the browser; undefined on the server. The router names no way to it. */
export const builtRoutes = (): BuiltRoutes | undefined =>
  typeof window === "undefined"
    ? undefined
    : (window as { __reactRouterManifest?: BuiltRoutes }).__reactRouterManifest;

import { servedBuild } from "../browser/errors/page-health.ts";
import { builtRoutes } from "../router-inside/built-routes.ts";

/** A page of an older build may not understand the data of a newer one: it reloads, once a minute at most. */
export async function replaceStalePage(): Promise<void> {
  const own = builtRoutes()?.version;
  const served = await servedBuild();
  // As if its code were lost, which it soon will be: chunk-reload.ts hears it.
  if (own !== undefined && served !== undefined && own !== served)
    window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
}

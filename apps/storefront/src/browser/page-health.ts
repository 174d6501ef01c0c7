/** What a page that broke does: tries again, or finds out that its own code is of an older build. */
import { builtRoutes } from "../router-inside/built-routes.ts";

/** The build the host serves now; undefined while nobody answers. */
async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as { build: string }).build : undefined;
  } catch (error) {
    console.error("the mall does not answer", error);
    return undefined;
  }
}

export const isHostThere = async (): Promise<boolean> => (await servedBuild()) !== undefined;

/** Loads the page anew when the host answers again; false while it does not. */
export async function tryAgain(): Promise<boolean> {
  if (!(await isHostThere())) return false;
  window.location.reload();
  return true;
}

/** A page of an older build may not understand the data of a newer one: it loads anew, once a minute at most. */
export async function replaceStalePage(): Promise<void> {
  const own = builtRoutes()?.version;
  const served = await servedBuild();
  // As if its code were lost, which it soon will be: chunk-reload.ts hears it.
  if (own !== undefined && served !== undefined && own !== served)
    window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
}

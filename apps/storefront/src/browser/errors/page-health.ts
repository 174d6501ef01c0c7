/** The build the host serves now; undefined while it does not answer. */
export async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as { build: string }).build : undefined;
  } catch (error) {
    console.error("the mall does not answer", error);
    return undefined;
  }
}

export const isHostThere = async (): Promise<boolean> => (await servedBuild()) !== undefined;

let isOwnReload = false;

/** Whether the page itself is reloading, by `reloadPage`. */
export const isReloading = (): boolean => isOwnReload;

/** The one way in which the page reloads: any other reload by script is the router's (`chunk-reload.ts`). */
export function reloadPage(): void {
  isOwnReload = true;
  window.location.reload();
}

/** Reloads the page when the host answers again; false while it does not. */
export async function tryAgain(): Promise<boolean> {
  if (!(await isHostThere())) return false;
  reloadPage();
  return true;
}

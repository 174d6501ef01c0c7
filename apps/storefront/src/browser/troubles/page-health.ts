/** The build the host serves now; undefined while nobody answers. */
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

/** Loads the page anew when the host answers again; false while it does not. */
export async function tryAgain(): Promise<boolean> {
  if (!(await isHostThere())) return false;
  window.location.reload();
  return true;
}

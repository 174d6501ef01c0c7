/** A row that another running call holds: asked for without waiting, it refuses as "do not submit at the same time". */
import { refuse } from "../refuse.ts";

/** SQLSTATE of a lock that was not available at once. */
const lockNotAvailable = "55P03";

/** The SQLSTATE behind a failed statement; the query builder wraps the driver's error. */
function sqlStateOf(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as Error & { code?: unknown };
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

export async function refuseWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) === lockNotAvailable) refuse("duplicateSubmit");
    throw error;
  }
}

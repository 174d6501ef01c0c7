/** A row that another running call holds: asked for without waiting, it refuses as "do not submit at the same time". */
import { refuse } from "../refuse.ts";
import { codesOf } from "./passing-faults.ts";

/** SQLSTATE of a lock that was not available at once. */
const lockNotAvailable = "55P03";

export async function refuseWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codesOf(error).includes(lockNotAvailable)) refuse("duplicateSubmit");
    throw error;
  }
}

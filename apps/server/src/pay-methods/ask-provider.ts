import { orderLimits } from "@tradehall/mall-rules/limits";
import type { Database } from "../db/opened-database.ts";
import { needNoTransaction } from "../db/own-transactions.ts";
import { TryLater } from "../refuse.ts";

const retrySeconds = 3;

/** Asks a provider, for so long and no longer; A00016 where it fails or stays silent. Throws where a transaction is open. */
export async function askProvider<T>(db: Database, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  needNoTransaction(db);
  const signal = AbortSignal.timeout(orderLimits.providerMs);
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([ask(signal), silence]);
  } catch (error) {
    throw new TryLater("A00016", retrySeconds, error);
  }
}

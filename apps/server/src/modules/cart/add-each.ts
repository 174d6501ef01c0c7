import type { Database } from "#server/db/database.ts";
import { Refusal } from "#server/refuse.ts";
import { addPieces } from "./change.ts";
import { type CartOwner, lockCart } from "./rows.ts";

type Wanted = Parameters<typeof addPieces>[2];

/** Adds each of several by itself, in their order: the id of its line, or why it could not go in. */
export async function addEach(
  tx: Database,
  owner: CartOwner,
  wanted: readonly Wanted[],
  now: Date,
): Promise<(number | Refusal)[]> {
  await lockCart(tx, owner);
  const results: (number | Refusal)[] = [];
  for (const one of wanted)
    results.push(
      await addPieces(tx, owner, one, now).catch((error: unknown) => {
        if (error instanceof Refusal) return error;
        throw error;
      }),
    );
  return results;
}

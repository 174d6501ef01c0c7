/** Deletes lines and answers what undo needs. */
import type { CartDeletion } from "@tradehall/api-client/models/cart";
import { and, inArray } from "drizzle-orm";
import { cartLines } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { deletionOf } from "./answers.ts";
import { withTheirPackages } from "./change-package.ts";
import { isOwn, lockCart, ownLines } from "./rows.ts";
import { openCart } from "./view.ts";

/** Deletes the buyer's lines of these ids, or all of them; others' ids and gone ones are passed over. */
export async function deleteLines(
  { db, clock, buyer }: Context,
  basketIds?: readonly number[],
): Promise<CartDeletion> {
  const gone = await db.transaction(async (tx) => {
    await lockCart(tx, buyer);
    const named = basketIds && (await withTheirPackages(tx, buyer, await ownLines(tx, buyer, basketIds)));
    const ids = named?.map((line) => line.id);
    const which = ids ? and(isOwn(buyer), inArray(cartLines.id, ids)) : isOwn(buyer);
    return tx.delete(cartLines).where(which).returning();
  });
  return deletionOf(await openCart(db, buyer, clock.now()), gone);
}

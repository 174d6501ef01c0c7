import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { and, inArray, sql } from "drizzle-orm";
import { cartLines } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { changeOf } from "./answers.ts";
import { withTheirPackages } from "./change-package.ts";
import { isOwn, lockCart, ownLines } from "./rows.ts";
import { openCart } from "./view.ts";

export default handle(checkItems, async ({ body: { items } }, { db, clock, buyer }) => {
  const wanted = new Map(items.map(({ basketId, isChecked }) => [basketId, isChecked === 1]));
  const lines = await db.transaction(async (tx) => {
    await lockCart(tx, buyer);
    const named = await ownLines(tx, buyer, [...wanted.keys()]);
    if (named.length < wanted.size) refuse("cartLineMissing");
    const ofPackage = new Map(named.map((line) => [line.comboId, wanted.get(line.id)]));
    const found = await withTheirPackages(tx, buyer, named);
    for (const line of found)
      if (!wanted.has(line.id)) wanted.set(line.id, ofPackage.get(line.comboId) ?? false);
    for (const isChecked of [true, false]) {
      const ids = found
        .filter((line) => wanted.get(line.id) === isChecked && line.isChecked !== isChecked)
        .map((line) => line.id);
      if (ids.length === 0) continue;
      await tx
        .update(cartLines)
        .set({ isChecked, version: sql`${cartLines.version} + 1` })
        .where(and(isOwn(buyer), inArray(cartLines.id, ids)));
    }
    return found;
  });
  const view = await openCart(db, buyer, clock.now());
  return changeOf(
    view,
    lines.map((line) => line.shopId),
    lines.map((line) => line.prodId),
  );
});

import { addItems } from "@tradehall/api-client/endpoints/cart/add-items";
import { toFlag } from "@tradehall/api-client/models/wire";
import { handle } from "#server/handle.ts";
import { addEach } from "./add-each.ts";
import { countPieces } from "./rows.ts";

export default handle(addItems, async ({ body: { items } }, { db, clock, buyer, locale }) => {
  const wanted = items.map(({ count, ...one }) => ({ ...one, quantity: count }));
  const results = await db.transaction((tx) => addEach(tx, buyer, wanted, clock.now()));
  return {
    items: items.map(({ count, ...one }, at) => {
      const result = results[at];
      const isAdded = typeof result === "number";
      return {
        ...one,
        prodCount: count,
        isAdded: toFlag(isAdded),
        why: isAdded ? "" : (result?.text(locale) ?? ""),
      };
    }),
    prodCount: await countPieces(db, buyer),
  };
});

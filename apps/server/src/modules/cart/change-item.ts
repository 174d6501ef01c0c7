import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { handle } from "#server/handle.ts";
import { changeLine } from "./change-line.ts";
import { lockCart } from "./rows.ts";
import { amountsOf, openCart, toLine, totalsOf } from "./view.ts";

export default handle(changeItem, async ({ body }, { db, clock, buyer }) => {
  const now = clock.now();
  const changed = await db.transaction(async (tx) => {
    await lockCart(tx, buyer);
    return changeLine(tx, buyer, body, now);
  });
  const view = await openCart(db, buyer, now);
  const ofProduct = view.seen.filter(({ row }) => row.goods.prodId === changed.prodId);
  const also = view.seen.filter(({ row }) => body.comboId && row.comboId === body.comboId);
  const touched = [...new Set([...ofProduct, ...also])];
  const line = touched.find(({ row }) => row.basketId === changed.basketId);
  return {
    line: line ? toLine(view, line) : null,
    goneBasketIds: changed.goneBasketIds,
    alsoChanged: touched.filter((one) => one !== line).map((one) => toLine(view, one)),
    shop: amountsOf(view, changed.shopId),
    totals: totalsOf(view),
  };
});

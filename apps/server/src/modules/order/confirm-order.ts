import { randomUUID } from "node:crypto";
import { confirmOrder } from "@tradehall/api-client/endpoints/order/confirm-order";
import { and, eq } from "drizzle-orm";
import { orderConfirms } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lapsePoints } from "#server/modules/wallet/lapse-points.ts";
import { refuse } from "#server/refuse.ts";
import { isConfirmOver, isOwnConfirm, refusePlaced, wishOfRow } from "./confirm-row.ts";
import { toMergedOrder } from "./merged-order.ts";
import { prepare } from "./prepare.ts";
import { buyNowLine, tickedLines } from "./wanted-lines.ts";
import { wishOf } from "./wish.ts";

export default handle(confirmOrder, async ({ body }, { db, clock, buyer }) => {
  const now = clock.now();
  await lapsePoints(db, now, buyer);
  const { uuid: known, orderItem, ...choices } = body;
  const wish = async () => {
    if (!known)
      return wishOf(
        orderItem ? await buyNowLine(db, buyer, orderItem, now) : await tickedLines(db, buyer),
        choices,
      );
    const [row] = await db.select().from(orderConfirms).where(isOwnConfirm(known, buyer));
    if (row && row.orderNumbers.length > 0) refusePlaced(row.orderNumbers);
    if (!row || isConfirmOver(row, now)) refuse("orderExpired");
    return wishOf(wishOfRow(row).lines, choices, wishOfRow(row));
  };
  const prepared = await prepare(db, buyer, await wish(), now);
  const uuid = known ?? randomUUID();
  const kept = { request: prepared.wish, totalFen: prepared.draft.totals.actualFen, createdAt: now };
  if (known) {
    const unused = and(isOwnConfirm(known, buyer), eq(orderConfirms.orderNumbers, []));
    const changed = await db
      .update(orderConfirms)
      .set(kept)
      .where(unused)
      .returning({ uuid: orderConfirms.uuid });
    // Another tab has submitted it meanwhile.
    if (changed.length === 0) refusePlaced();
  } else {
    const { userId, enterpriseId } = buyer;
    await db.insert(orderConfirms).values({ uuid, userId, enterpriseId, ...kept });
  }
  return toMergedOrder(uuid, prepared, now);
});

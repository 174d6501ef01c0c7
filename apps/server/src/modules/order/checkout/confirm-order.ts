import { randomUUID } from "node:crypto";
import { confirmOrder } from "@tradehall/api-client/endpoints/order/checkout/confirm-order";
import { and, eq } from "drizzle-orm";
import { orderConfirms } from "#server/db/schema/index.ts";
import { type Handler, handle } from "#server/handle.ts";
import { paceOfHolder } from "#server/modules/promotion/seckill/secrets.ts";
import { lapsePoints } from "#server/modules/wallet/lapse-points.ts";
import { refuse } from "#server/refuse.ts";
import { isConfirmOver, isOwnConfirm, refusePlaced, requestOfRow } from "./confirm-row.ts";
import { toMergedOrder } from "./merged-order.ts";
import { requestOf } from "./order-request.ts";
import { giftPiecesOf, prepare } from "./prepare.ts";
import { quotedRequest } from "./quoted-lines.ts";
import { shopTerms } from "./shop-terms.ts";
import { buyNow, tickedLines } from "./wanted-lines.ts";

const handler = handle(confirmOrder, async ({ body }, { db, clock, buyer }) => {
  const now = clock.now();
  const { uuid: known, orderItem, quoteNo, ...choices } = body;
  const request = async () => {
    if (!known && quoteNo) return requestOf(await quotedRequest(db, buyer, quoteNo, now), choices);
    if (!known)
      return requestOf(
        orderItem ? await buyNow(db, buyer, orderItem, now) : { lines: await tickedLines(db, buyer) },
        choices,
      );
    const [row] = await db.select().from(orderConfirms).where(isOwnConfirm(known, buyer));
    if (row && row.orderNumbers.length > 0) refusePlaced(row.orderNumbers);
    if (!row || isConfirmOver(row, now)) refuse("orderExpired");
    return requestOf(requestOfRow(row), choices, requestOfRow(row));
  };
  const prepared = await prepare(db, buyer, await request(), now);
  const uuid = known ?? randomUUID();
  const { totals } = prepared.draft;
  const giftPieces = giftPiecesOf(prepared);
  const kept = { request: prepared.request, totalFen: totals.actualFen, giftPieces, createdAt: now };
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
  return toMergedOrder(uuid, prepared, now, await shopTerms(db, buyer, prepared, now));
});

export default {
  ...handler,
  settle: ({ db, clock, buyer }) => lapsePoints(db, clock.now(), buyer),
  paceOf: ({ body }, { database, clock }, buyer) =>
    paceOfHolder(database.db, buyer, body.orderItem, clock.now()),
} satisfies Handler;

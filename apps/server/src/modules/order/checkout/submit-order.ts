import { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import type { SubmitRequest } from "@tradehall/api-client/models/submit-order";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan, sumFen } from "@tradehall/mall-rules/money";
import { orderStatuses, unpaidMsOf } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { eq, type SQL } from "drizzle-orm";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { orderConfirms, orders } from "#server/db/schema/index.ts";
import { type Buyer, type Handler, handle } from "#server/handle.ts";
import { lockBuyer, lockBuyersOf } from "#server/modules/buyer/lock-buyer.ts";
import type { CartOwner } from "#server/modules/cart/rows.ts";
import { askApprovers } from "#server/modules/enterprise/buying/order-approvals.ts";
import { moveInvoice } from "#server/modules/invoice/lifecycle/move-invoice.ts";
import { chosenInvoice } from "#server/modules/invoice/title/chosen-invoice.ts";
import { paceOfHolder } from "#server/modules/promotion/seckill/secrets.ts";
import { lockQuote } from "#server/modules/quote/own-quotes.ts";
import { lapsePoints } from "#server/modules/wallet/lapse-points.ts";
import { holdMembership } from "#server/plugins/enterprise-in-effect.ts";
import { Refusal, refuse } from "#server/refuse.ts";
import type { OrderRow } from "../lifecycle/lock-orders.ts";
import { settlePaid } from "../lifecycle/settle-paid.ts";
import { type ConfirmRow, inFlashSale, isConfirmOver, isOwnConfirm, requestOfRow } from "./confirm-row.ts";
import { toMergedOrder } from "./merged-order.ts";
import { requestOf } from "./order-request.ts";
import { placeOrders } from "./place-orders.ts";
import { keptBooking } from "./po-number.ts";
import { giftPiecesOf, prepare } from "./prepare.ts";
import { spendQuote } from "./quoted-lines.ts";
import { remarkAnswersOf, remarksOf } from "./remarks.ts";
import { ordersOfSubmit, submitAgain } from "./submit-again.ts";

type Submit = v.InferOutput<typeof SubmitRequest>;

/** The buyer; of one who joins a team, the team and all its members before; of a quote, who asked for it, too. */
async function lockSubmitter(tx: Database, { userId }: CartOwner, mine: SQL | undefined): Promise<void> {
  const [row] = await tx.select({ request: orderConfirms.request }).from(orderConfirms).where(mine);
  const request = row && requestOfRow(row);
  const quoteNo = request?.quoteNo;
  const teamId = request?.activity?.teamId;
  if (quoteNo !== undefined) await lockQuote(tx, quoteNo, userId);
  else if (teamId === undefined) await lockBuyer(tx, userId);
  else await lockBuyersOf(tx, eq(orders.teamId, teamId), { and: userId });
}

/** Makes the orders of a confirm, once; answers those there are then. */
async function submitOnce(tx: Database, owner: Buyer, body: Submit, now: Date): Promise<OrderRow[]> {
  const mine = isOwnConfirm(body.uuid, owner);
  await lockSubmitter(tx, owner, mine);
  const [confirm] = await tx.select().from(orderConfirms).where(mine).for("update");
  const before = await ordersOfSubmit(tx, owner, body.uuid);
  if (before.length > 0) await submitAgain(tx, before, confirm, body);
  else await submitFirst(tx, owner, confirm, body, now);
  return ordersOfSubmit(tx, owner, body.uuid);
}

async function submitFirst(
  tx: Database,
  owner: Buyer,
  confirm: ConfirmRow | undefined,
  body: Submit,
  now: Date,
): Promise<void> {
  if (!confirm || isConfirmOver(confirm, now)) refuse("orderExpired");
  await holdMembership(tx, owner);
  const seenRequest = requestOfRow(confirm);
  const request = requestOf(seenRequest, body, seenRequest);
  const prepared = await prepare(tx, owner, request, now);
  const order = () => toMergedOrder(body.uuid, prepared, now);
  const [blocked] = prepared.blocked;
  if (blocked) refuse(blocked.why, undefined, { skuId: blocked.goods.skuId, order: order() });
  if (prepared.ruledOut.length > 0) refuse("regionNotDelivered");
  if (prepared.needsAddress && !prepared.address) refuse("addressNeeded");
  const seen = body.actualTotal ?? fenToYuan(confirm.totalFen);
  if (seen !== fenToYuan(prepared.draft.totals.actualFen))
    refuse("priceChanged", undefined, { order: order() });
  const { depositFen, score } = prepared.request;
  if (depositFen !== seenRequest.depositFen || score !== seenRequest.score)
    refuse("priceChanged", undefined, { order: order() });
  const { missing = 0 } = prepared.exchange ?? {};
  if (missing > 0) refuse("pointsShort", { missing }, { order: order() });
  if (depositFen !== undefined && body.depositAgreed !== 1) refuse("depositTermsNeeded");
  if (giftPiecesOf(prepared) !== confirm.giftPieces) refuse("giftsChanged", undefined, { order: order() });
  const remarkAnswers = remarkAnswersOf(body, prepared.wanted);
  const words = {
    remarks: remarksOf(body),
    remarkAnswers,
    booking: keptBooking(body, prepared.buying.required),
  };
  const placement = { owner, submitId: body.uuid, prepared, ...words, now };
  if (request.quoteNo !== undefined) await spendQuote(tx, request.quoteNo, now);
  const placed = await placeOrders(tx, placement);
  const orderNumbers = placed.map((row) => row.orderNumber);
  await tx.update(orderConfirms).set({ orderNumbers, request }).where(eq(orderConfirms.uuid, body.uuid));
  await askForInvoices(tx, await ordersOfSubmit(tx, owner, body.uuid), body, now);
  const { approval } = prepared.buying;
  if (approval) {
    const { approverIds, submitFen } = approval;
    const asked = { step: 0, approverIds, submitFen, requestedBy: owner.userId };
    for (const order of placed)
      await askApprovers(tx, { ...order, enterpriseId: owner.enterpriseId }, asked, now);
    return;
  }
  // What reductions paid wholly needs no cashier.
  const free = placed.filter((row) => row.actualFen === 0).map((row) => row.orderNumber);
  if (free.length > 0) await settlePaid(tx, free, { payType: payTypes.points, payNo: null }, now);
}

/** The invoice that was chosen at the checkout, of each order that is paid for. */
async function askForInvoices(tx: Database, placed: readonly OrderRow[], body: Submit, at: Date) {
  const [{ userId } = { userId: 0 }] = placed;
  if (!body.orderInvoice) return;
  const chosen = await chosenInvoice(tx, userId, body.orderInvoice);
  for (const order of placed.filter(({ actualFen }) => actualFen > 0))
    await moveInvoice(tx, order, { event: "apply", by: "buyer", at, chosen });
}

const isOutrun = (error: unknown): boolean =>
  error instanceof Refusal && error.refusal === "insufficientInventory" && !error.details.data?.order;

const handler = handle(submitOrder, async ({ body }, { db, clock, buyer }) => {
  const now = clock.now();
  const submit = () => db.transaction((tx) => submitOnce(tx, buyer, body, now));
  // Others were faster between a look at the stock and taking it: a second look says how many are left.
  const placed = await submit().catch((error) => (isOutrun(error) ? submit() : Promise.reject(error)));
  const totalFen = sumFen(placed, (order) => order.actualFen);
  const { createdAt = now, orderType = 0, deadlineAt } = placed[0] ?? {};
  const waits = placed.some(({ status }) => status === orderStatuses.approval);
  return {
    orderNumbers: placed.map((order) => order.orderNumber).join(","),
    actualTotal: fenToYuan(totalFen),
    needPay: toFlag(totalFen > 0 && !waits),
    needApproval: toFlag(waits),
    endsAt: deadlineAt?.getTime() ?? createdAt.getTime() + unpaidMsOf(orderType),
    now: now.getTime(),
  };
});

export default {
  ...handler,
  settle: ({ db, clock, buyer }) => lapsePoints(db, clock.now(), buyer),
  paceOf: async ({ body }, { database, clock }, buyer) =>
    paceOfHolder(database.db, buyer, await inFlashSale(database.db, body.uuid), clock.now()),
} satisfies Handler;

import { askForQuotes } from "@tradehall/api-client/endpoints/quote/ask-for-quotes";
import { quoteLimits } from "@tradehall/mall-rules/limits";
import { openQuoteStates } from "@tradehall/mall-rules/states/purchase/quote";
import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { quotes } from "#server/db/schema/index.ts";
import { type Buyer, handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { requirePurchase } from "#server/modules/buyer/show-purchase.ts";
import { type GoodsRow, loadGoods } from "#server/modules/product/goods/goods-rows.ts";
import { holdMembership } from "#server/plugins/enterprise-in-effect.ts";
import { refuse } from "#server/refuse.ts";
import { type CheckedRequest, checkedRequest, takeAttachments } from "./checked-request.ts";
import { requireRight } from "./own-quotes.ts";
import { isAskable } from "./quote-answers.ts";
import { quoteNoAt } from "./quote-number.ts";
import { addRound } from "./rounds.ts";

/** The goods by their shop; refuses those that take no quotes. */
async function goodsByShop(tx: Database, { lines }: CheckedRequest): Promise<Map<number, GoodsRow[]>> {
  const skuIds = lines.map(({ skuId }) => skuId);
  const goods = await loadGoods(tx, skuIds);
  if (goods.length < skuIds.length) refuse("skuMissing");
  const other = goods.find((one) => !isAskable(one));
  if (other) refuse("quoteNotAskable", { name: other.prodName });
  return Map.groupBy(goods, ({ shopId }) => shopId);
}

/** Refuses more open quotes than a buyer may have. The buyer is locked. */
async function requireRoom(tx: Database, userId: number, more: number, now: Date): Promise<void> {
  const { open: max } = quoteLimits;
  const isValid = or(isNull(quotes.validUntil), eq(quotes.state, "asked"), gt(quotes.validUntil, now));
  const mine = and(eq(quotes.userId, userId), inArray(quotes.state, [...openQuoteStates]), isValid);
  if ((await tx.$count(quotes, mine)) + more > max) refuse("quotesFull", { max });
}

async function ask(tx: Database, buyer: Buyer, request: CheckedRequest, now: Date): Promise<string[]> {
  const { userId, enterpriseId } = buyer;
  await lockBuyer(tx, userId);
  await holdMembership(tx, buyer);
  await requireRight(tx, buyer, "askQuote");
  const byShop = await goodsByShop(tx, request);
  await requireRoom(tx, userId, byShop.size, now);
  await takeAttachments(tx, userId, request.attachments, now);
  const made: string[] = [];
  for (const [shopId, goods] of byShop) {
    const quoteNo = quoteNoAt(now);
    const ofShop = new Set(goods.map(({ skuId }) => skuId));
    await tx.insert(quotes).values({
      ...{ quoteNo, userId, enterpriseId, shopId, shopName: goods[0]?.shopName ?? "" },
      ...{ state: "asked", asks: 1, createdAt: now, updatedAt: now },
    });
    const { note, attachments } = request;
    const lines = request.lines.filter(({ skuId }) => ofShop.has(skuId));
    await addRound(tx, { quoteNo, party: "buyer", note, attachments, createdAt: now, lines });
    made.push(quoteNo);
  }
  return made;
}

export default handle(askForQuotes, async ({ body }, { db, clock, buyer }) => {
  const now = clock.now();
  const request = checkedRequest(body, now);
  await requirePurchase(db, buyer);
  return { quoteNos: await db.transaction((tx) => ask(tx, buyer, request, now)) };
});

/** The shop answers what was asked for, line by line. */
import { checkNewDay, checkPiecePrice, pieceFen } from "@tradehall/mall-rules/checks/quote";
import { quoteLimits } from "@tradehall/mall-rules/limits";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { quoteTells } from "@tradehall/mall-rules/states/purchase/quote";
import { chinaTime, dayMs } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { quotes } from "#server/db/schema/index.ts";
import { notifyAccount } from "#server/modules/message/notify-account.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { lockQuote, type QuoteRow, requireQuoteAct } from "./own-quotes.ts";
import { addRound, amountOf, lastOf, type Round, roundsOf } from "./rounds.ts";

interface Offer {
  skuId: number;
  /** As it was typed; "" is not offered. */
  price: string;
  deliverBy: string;
  minCount: number;
}

export interface QuoteAnswer {
  lines: readonly Offer[];
  note: string;
  validDays?: number | undefined;
}

/** Lines that the answer leaves out are not offered. */
function offeredLines(asked: Round, { lines }: QuoteAnswer, now: Date): Round["lines"] {
  const offers = new Map(lines.map((line) => [line.skuId, line]));
  for (const { price, deliverBy } of lines)
    refuseFields({ price: checkPiecePrice(price), deliverBy: checkNewDay(now)(deliverBy) });
  return asked.lines.map(({ skuId, quantity }) => {
    const { price = "", deliverBy = "", minCount = 1 } = offers.get(skuId) ?? {};
    const amount = pieceFen(price);
    const minimum = amount === null ? 0 : Math.max(1, minCount);
    return {
      ...{ skuId, priceFen: amount, minimum, deliverBy: amount === null ? null : deliverBy || null },
      quantity: Math.max(quantity, minimum),
    };
  });
}

/** What the messages about a quote say. */
export const quoteValues = (
  { quoteNo, shopName, validUntil }: Pick<QuoteRow, "quoteNo" | "shopName" | "validUntil">,
  rounds: readonly Round[],
): Record<string, string> => ({
  ...{ quoteNo, shop: shopName, until: validUntil ? chinaTime(validUntil).slice(0, 16) : "" },
  amount: fenToYuan(amountOf(lastOf(rounds, "shop")?.lines ?? []) ?? fen(0)),
});

/** In a transaction of its own; refuses a quote that does not wait for the shop. */
export async function answerQuote(
  db: Database,
  quoteNo: string,
  answer: QuoteAnswer,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockQuote(tx, quoteNo);
    requireQuoteAct(row, "answer", now);
    const rounds = (await roundsOf(tx, [quoteNo])).get(quoteNo) ?? [];
    const asked = lastOf(rounds, "buyer");
    const lines = asked ? offeredLines(asked, answer, now) : [];
    if (amountOf(lines) === undefined) refuse("quotePriceMissing");
    const validUntil = new Date(now.getTime() + (answer.validDays ?? quoteLimits.validDays) * dayMs);
    await tx
      .update(quotes)
      .set({ state: "answered", validUntil, remindedAt: null, updatedAt: now })
      .where(eq(quotes.quoteNo, quoteNo));
    await addRound(tx, {
      ...{ quoteNo, party: "shop", note: answer.note, attachments: [], createdAt: now, lines },
    });
    const after = (await roundsOf(tx, [quoteNo])).get(quoteNo) ?? [];
    await notifyAccount(tx, row.userId, quoteTells.answered, now, quoteValues({ ...row, validUntil }, after));
  });
}

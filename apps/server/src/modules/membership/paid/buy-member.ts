import { buyMember } from "@tradehall/api-client/endpoints/membership/paid/buy-member";
import type { MemberPurchase } from "@tradehall/api-client/models/member";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { fen, fenToYuan, priceText } from "@tradehall/mall-rules/money";
import { type BuyBlock, buyBlock } from "@tradehall/mall-rules/states/membership/membership";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { memberLevels, memberPurchases, memberTerms } from "#server/db/schema/index.ts";
import { type Handler, handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { payNoAt } from "#server/modules/order/lifecycle/order-number.ts";
import { balanceOf, changeBalance } from "#server/modules/wallet/balance.ts";
import { askProvider, isProvider, payMethodOf, payMethods } from "#server/pay-methods/index.ts";
import { refuse } from "#server/refuse.ts";
import { isOpenPurchase } from "./open-ones.ts";
import { settlePurchase, toPurchase } from "./purchases.ts";
import { standingOf } from "./running.ts";
import { isWayToBuy } from "./ways.ts";

const refusals = {
  cheaper: "memberCheaper",
  growth: "memberGrowth",
  closed: "memberClosed",
  ahead: "memberAhead",
} as const satisfies Record<BuyBlock, string>;

/** The term as it is sold, where this buyer may buy it at the price that was shown. */
async function termFor(
  tx: Database,
  asked: { levelId: number; months: number; price: string; userId: number },
  now: Date,
) {
  const { levelId, months } = asked;
  const [sold] = await tx
    .select({ level: memberLevels, priceFen: memberTerms.priceFen })
    .from(memberTerms)
    .innerJoin(memberLevels, eq(memberLevels.id, memberTerms.levelId))
    .where(and(eq(memberTerms.levelId, levelId), eq(memberTerms.months, months)));
  const standing = await standingOf(tx, asked.userId, now);
  if (!sold || !standing || sold.level.kind !== "paid") refuse("memberLevelMissing");
  const block = buyBlock(sold.level, standing);
  if (block) refuse(refusals[block], { growth: sold.level.minGrowth });
  if (fenToYuan(sold.priceFen) !== asked.price) refuse("memberPriceChanged");
  return { levelId, months, amountFen: sold.priceFen };
}

const handler = handle(buyMember, async ({ body }, { db, clock, locale, settings, buyer: { userId } }) => {
  const now = clock.now();
  const method = payMethods(settings).find(({ payType }) => payType === body.payType);
  if (!method || !isWayToBuy(method)) refuse("payMethodMissing");
  const purchase = await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const term = await termFor(tx, { ...body, userId }, now);
    await tx.update(memberPurchases).set({ status: "closed" }).where(isOpenPurchase(userId));
    const [written] = await tx
      .insert(memberPurchases)
      .values({
        ...{ ...term, payNo: payNoAt(now), userId, payType: method.payType, status: "waiting" },
        ...{ createdAt: now, expiresAt: new Date(now.getTime() + orderLimits.paymentQrMs) },
      })
      .returning();
    if (!written || isProvider(method)) return written;
    const { payNo, amountFen } = written;
    const change = { changeFen: fen(-amountFen), source: "membership" as const, payNo };
    if (!(await changeBalance(tx, userId, change, now)))
      refuse("insufficientBalance", { balance: priceText(fenToYuan(await balanceOf(tx, userId))) });
    return settlePurchase(tx, written, now);
  });
  return purchase ? toPurchase(db, purchase, { now, locale }) : refuse("payMissing");
});

/** The code of an attempt that was written: the provider opens it under the same number however often it is asked. */
const openCode: NonNullable<Handler["after"]> = async (answer: MemberPurchase, _, context, outside) => {
  const { db, clock, locale } = context;
  const ofIt = eq(memberPurchases.payNo, answer.payNo);
  const [attempt] = await db.select().from(memberPurchases).where(ofIt);
  const method = payMethodOf(answer.payType);
  if (!attempt || !method || !isProvider(method)) return answer;
  const current = await toPurchase(db, attempt, { now: clock.now(), locale });
  if (attempt.qrText !== "" || current.status !== "waiting") return current;
  const { payNo, userId, amountFen, expiresAt, createdAt: at } = attempt;
  const asked = { payNo, userId, amountFen, at, expiresAt, returnUrl: "" };
  const { qrText } = await outside(() => askProvider(db, (signal) => method.open(asked, signal)));
  await db.update(memberPurchases).set({ qrText }).where(ofIt);
  return { ...answer, qrText };
};

export default { ...handler, after: openCode } satisfies Handler;

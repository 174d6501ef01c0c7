import { openTopUp } from "@tradehall/api-client/endpoints/payment/top-up/open-top-up";
import type { TopUp } from "@tradehall/api-client/models/wallet";
import { normalizeAmount } from "@tradehall/mall-rules/checks/text";
import { checkTopUpAmount } from "@tradehall/mall-rules/checks/top-up";
import { balanceLimits, orderLimits } from "@tradehall/mall-rules/limits";
import { fen, fenToYuan, plainAmountToFen, priceText } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { topUps } from "#server/db/schema/index.ts";
import { type Handler, handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { payNoAt } from "#server/modules/order/lifecycle/order-number.ts";
import { balanceOf } from "#server/modules/wallet/balance.ts";
import { askProvider, isProvider, payMethodOf, payMethods } from "#server/pay-methods/index.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { isOpenTopUp } from "./open-ones.ts";
import { roomFor, toTopUp } from "./top-ups.ts";

const handler = handle(openTopUp, async ({ body }, { db, clock, buyer: { userId }, settings }) => {
  const now = clock.now();
  const typed = normalizeAmount(body.amount);
  const fault = checkTopUpAmount(typed);
  if (fault) refuseFields({ amount: fault });
  const amountFen = plainAmountToFen(typed) ?? fen(0);
  const method = payMethods(settings).find(({ payType }) => payType === body.payType);
  if (!method || !isProvider(method)) refuse("payMethodMissing");
  const attempt = await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const room = roomFor(await balanceOf(tx, userId));
    const { maxFen } = balanceLimits;
    if (amountFen > room)
      refuse("balanceCeiling", { max: priceText(fenToYuan(fen(maxFen))), left: priceText(fenToYuan(room)) });
    await tx.update(topUps).set({ status: "closed" }).where(isOpenTopUp(userId));
    const [written] = await tx
      .insert(topUps)
      .values({
        ...{ payNo: payNoAt(now), userId, amountFen, payType: method.payType, status: "waiting" },
        ...{ createdAt: now, expiresAt: new Date(now.getTime() + orderLimits.paymentQrMs) },
      })
      .returning();
    return written;
  });
  if (!attempt) refuse("payMissing");
  return toTopUp(attempt, now);
});

/** The code of an attempt that was written: the provider opens it under the same number however often it is asked. */
const openCode: NonNullable<Handler["after"]> = async (answer: TopUp, _, { db, clock }, outside) => {
  const ofIt = eq(topUps.payNo, answer.payNo);
  const [attempt] = await db.select().from(topUps).where(ofIt);
  const method = payMethodOf(answer.payType);
  if (!attempt || !method || !isProvider(method)) return answer;
  const { payNo, userId, amountFen, expiresAt, createdAt: at } = attempt;
  const isOpen = attempt.qrText === "" && toTopUp(attempt, clock.now()).status === "waiting";
  if (!isOpen) return toTopUp(attempt, clock.now());
  const asked = { payNo, userId, amountFen, at, expiresAt, returnUrl: "" };
  const { qrText } = await outside(() => askProvider(db, (signal) => method.open(asked, signal)));
  await db.update(topUps).set({ qrText }).where(ofIt);
  return { ...answer, qrText };
};

export default { ...handler, after: openCode } satisfies Handler;

import { repayCredit } from "@tradehall/api-client/endpoints/payment/repayment/repay-credit";
import type { CreditRepayment } from "@tradehall/api-client/models/credit";
import { checkRepayment } from "@tradehall/mall-rules/checks/credit";
import { normalizeAmount } from "@tradehall/mall-rules/checks/text";
import { orderLimits, transferLimits } from "@tradehall/mall-rules/limits";
import { type Fen, fen, fenToYuan, plainAmountToFen, sumFen } from "@tradehall/mall-rules/money";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { creditRepayments } from "#server/db/schema/index.ts";
import { type Handler, handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { lockLine } from "#server/modules/credit/change-credit.ts";
import { isOfLine, type Line, owedOrders } from "#server/modules/credit/owed-orders.ts";
import { enterpriseFor } from "#server/modules/enterprise/own-enterprise.ts";
import { payNoAt } from "#server/modules/order/lifecycle/order-number.ts";
import { openTransfer } from "#server/modules/payment/open-transfer.ts";
import { balanceOf, changeBalance } from "#server/modules/wallet/balance.ts";
import { askProvider, isBank, isProvider, payMethodOf, payMethods } from "#server/pay-methods/index.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { isOpenRepayment, settleRepayment, toRepayment } from "./repayments.ts";

interface Asked {
  amount?: string | undefined;
  orderNumbers?: string | undefined;
}

/** What is to be paid back: all of the chosen orders, or the amount that was typed, no more than is owed. */
async function wanted(tx: Database, line: Line, { amount, orderNumbers }: Asked) {
  const owed = await owedOrders(tx, isOfLine(line));
  if (owed.length === 0) refuse("creditNothingOwed");
  const chosen = (orderNumbers ?? "").split(",").filter(Boolean);
  const of = owed.filter((one) => chosen.includes(one.orderNumber));
  if (chosen.length > 0 && of.length < new Set(chosen).size) refuse("creditNothingOwed");
  if (of.length > 0) return { amountFen: sumFen(of, (one) => one.owedFen), orderNumbers: chosen };
  const typed = normalizeAmount(amount ?? "");
  refuseFields({ amount: checkRepayment(sumFen(owed, (one) => one.owedFen))(typed) });
  const amountFen: Fen = plainAmountToFen(typed) ?? fen(0);
  return { amountFen, orderNumbers: [] };
}

const handler = handle(repayCredit, async ({ body }, { db, clock, buyer: { userId }, settings }) => {
  const now = clock.now();
  const { enterpriseId, shopId } = body;
  const method = payMethods(settings).find(({ payType }) => payType === body.payType);
  if (!method || method.payType === payTypes.accountTerms) refuse("payMethodMissing");
  const repayment = await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    await enterpriseFor(tx, userId, enterpriseId, "repayCredit");
    await tx
      .update(creditRepayments)
      .set({ status: "closed" })
      .where(
        and(
          isOpenRepayment(userId),
          eq(creditRepayments.enterpriseId, enterpriseId),
          eq(creditRepayments.shopId, shopId),
        ),
      );
    if (!(await lockLine(tx, { enterpriseId, shopId }))) refuse("creditMissing");
    const asked = await wanted(tx, { enterpriseId, shopId }, body);
    const [written] = await tx
      .insert(creditRepayments)
      .values({
        ...{ ...asked, repaymentNo: payNoAt(now), userId, enterpriseId, shopId, payType: method.payType },
        ...{
          status: "waiting",
          createdAt: now,
          expiresAt: new Date(
            now.getTime() + (isBank(method) ? transferLimits.arriveMs : orderLimits.paymentQrMs),
          ),
        },
      })
      .returning();
    if (!written || isProvider(method)) return written;
    if (isBank(method)) {
      await openTransfer(tx, { payNo: written.repaymentNo, userId, isRepayment: true }, now);
      return written;
    }
    const { repaymentNo: payNo, amountFen } = written;
    const change = { changeFen: fen(-amountFen), source: "repayment" as const, payNo };
    if (!(await changeBalance(tx, userId, change, now)))
      refuse("insufficientBalance", { balance: fenToYuan(await balanceOf(tx, userId)) });
    return settleRepayment(tx, written, now);
  });
  return repayment ? toRepayment(db, repayment, now) : refuse("payMissing");
});

/** The code of an attempt that was written: the provider opens it under the same number however often it is asked. */
const openCode: NonNullable<Handler["after"]> = async (
  answer: CreditRepayment,
  _,
  { db, clock },
  outside,
) => {
  const ofIt = eq(creditRepayments.repaymentNo, answer.repaymentNo);
  const [attempt] = await db.select().from(creditRepayments).where(ofIt);
  const method = payMethodOf(answer.payType);
  if (!attempt || !method || !isProvider(method)) return answer;
  const now = clock.now();
  const current = await toRepayment(db, attempt, now);
  if (attempt.qrText !== "" || current.status !== "waiting") return current;
  const { repaymentNo: payNo, userId, amountFen, expiresAt, createdAt: at } = attempt;
  const asked = { payNo, userId, amountFen, at, expiresAt, returnUrl: "" };
  const { qrText } = await outside(() => askProvider(db, (signal) => method.open(asked, signal)));
  await db.update(creditRepayments).set({ qrText }).where(ofIt);
  return { ...answer, qrText };
};

export default { ...handler, after: openCode } satisfies Handler;

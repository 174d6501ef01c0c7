import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fen, fenToYuan, sumFen } from "@tradehall/mall-rules/money";
import {
  dueOrderStatuses,
  orderKinds,
  orderStatuses,
  unpaidMsOf,
} from "@tradehall/mall-rules/states/order/order";
import { creditDueAt } from "@tradehall/mall-rules/states/payment/credit";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, inArray } from "drizzle-orm";
import { orderItems, orders, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { termsFor } from "#server/modules/credit/spend-on-terms.ts";
import { isDue, paymentFen } from "#server/modules/order/lifecycle/amounts.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settleOwnDue } from "#server/modules/order/lifecycle/settle-due.ts";
import { reducedFen } from "#server/modules/order/order-rows.ts";
import { payMethods } from "#server/pay-methods/index.ts";
import { refuse } from "#server/refuse.ts";
import { awaitedTransfer, canTransfer } from "./open-transfer.ts";
import { stateOfAll, toPayOrder } from "./payment-answer.ts";

export default handle(getPayInfo, async ({ query }, { db, clock, buyer, settings }) => {
  const { canceled } = orderStatuses;
  const now = clock.now();
  const numbers = [...new Set(query.orderNumbers.split(","))];
  await settleOwnDue(db, buyer, now);
  const rows = await db
    .select()
    .from(orders)
    .where(and(isOwnOrder(buyer), inArray(orders.orderNumber, numbers)))
    .orderBy(asc(orders.orderNumber));
  const [first] = rows;
  if (!first || rows.length < numbers.length) refuse("orderMissing");
  const items = await db
    .select({ prodName: orderItems.prodName })
    .from(orderItems)
    .where(inArray(orderItems.orderNumber, numbers))
    .orderBy(asc(orderItems.id));
  const [user] = await db
    .select({ balanceFen: users.balanceFen })
    .from(users)
    .where(eq(users.id, buyer.userId));
  const status = stateOfAll(rows);
  const due = rows.filter((row) =>
    dueOrderStatuses.includes(status) ? isDue(row) : status === canceled || row.status !== canceled,
  );
  const totalFen = sumFen(due, paymentFen);
  const balanceFen = user?.balanceFen ?? fen(0);
  // A settled order has no deadline any more; the page then shows when it would have ended.
  const ends = due.map(
    (row) => row.deadlineAt?.getTime() ?? row.createdAt.getTime() + unpaidMsOf(row.orderType),
  );
  const endsAt = dueOrderStatuses.includes(status)
    ? Math.min(...ends)
    : first.createdAt.getTime() + unpaidMsOf(first.orderType);
  const terms = buyer.enterpriseId === 0 ? [] : await termsFor(db, buyer.enterpriseId, due, now);
  const canUse: Partial<Record<number, boolean>> = {
    [payTypes.balance]: balanceFen >= totalFen,
    [payTypes.bankTransfer]: canTransfer(due),
    [payTypes.accountTerms]: terms.length > 0 && terms.every(({ block }) => block === undefined),
  };
  const address = rows.find((row) => row.address)?.address;
  return {
    orderNumbers: rows.map((row) => row.orderNumber).join(","),
    orders: rows.map((row) => toPayOrder(row, now)),
    prodNameList: [...new Set(items.map((item) => item.prodName))],
    receiver: address?.receiver ?? "",
    mobile: address?.mobile ?? "",
    userAddr: address ? [address.province, address.city, address.area, address.addr].join(" ") : "",
    status,
    totalFee: fenToYuan(totalFen),
    reduceAmount: fenToYuan(sumFen(due, reducedFen)),
    totalScore: rows
      .filter(({ orderType }) => orderType === orderKinds.points)
      .reduce((sum, { pointsUsed }) => sum + pointsUsed, 0),
    placedAt: first.createdAt.getTime(),
    endTime: chinaTime(new Date(endsAt)),
    endsAt,
    now: now.getTime(),
    balance: fenToYuan(balanceFen),
    payTypes: payMethods(settings).map(({ payType }) => ({
      payType,
      canUse: toFlag(canUse[payType] ?? true),
    })),
    transferPayNo: (await awaitedTransfer(db, buyer.userId, numbers, now))?.payNo ?? "",
    terms: terms.map(({ shopId, shopName, line, block = null }) => ({
      ...{ shopId, shopName, block, left: fenToYuan(line?.leftFen ?? fen(0)) },
      dueTime: line?.state === "open" ? chinaTime(creditDueAt(now, line.termDays)) : null,
    })),
  };
});

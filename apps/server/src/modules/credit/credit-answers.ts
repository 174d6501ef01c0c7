/** A line as every call answers it. */
import type { CreditLine } from "@tradehall/api-client/models/credit";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan, sumFen } from "@tradehall/mall-rules/money";
import { nextCreditState } from "@tradehall/mall-rules/states/payment/credit";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { CreditFacts } from "./credit-lines.ts";

/** `sign` makes the papers' addresses; without it none is named. */
export function toCreditLine(line: CreditFacts, sign?: (path: string) => string): CreditLine {
  const [next] = line.owed;
  const dueThen = line.owed.filter(({ dueAt }) => dueAt.getTime() === next?.dueAt.getTime());
  return {
    shopId: line.shopId,
    shopName: line.shopName,
    state: line.state,
    requested: fenToYuan(line.requestedFen),
    note: line.note,
    documents: sign ? line.documents.map(sign).join(",") : "",
    limit: fenToYuan(line.limitFen),
    used: fenToYuan(line.usedFen),
    left: fenToYuan(line.leftFen),
    termDays: line.termDays,
    reason: line.reason,
    requestTime: chinaTime(line.createdAt),
    nextDue: next
      ? { time: chinaTime(next.dueAt), amount: fenToYuan(sumFen(dueThen, ({ owedFen }) => owedFen)) }
      : null,
    overdue: fenToYuan(line.overdueFen),
    owedCount: line.owed.length,
    isAskable: toFlag(nextCreditState(line.state, "request") !== undefined),
  };
}

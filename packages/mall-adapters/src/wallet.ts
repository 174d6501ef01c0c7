/** Movements of balance and points as rows of a ledger. */
import type { BalanceChange, PointChange, Points } from "@tradehall/api-client/models/wallet";
import type { LedgerEntry } from "@tradehall/mall-components/wallet/Ledger";
import type { Locale } from "@tradehall/mall-rules/words";
import {
  balanceSourceWords,
  lapsingText,
  pointSourceWords,
  pointsWorthText,
} from "@tradehall/mall-rules/words/ledger";
import type { DataRoutes } from "./data-routes.ts";

/** What a movement belongs to: its refund, else its order; of several orders only their number is said. */
function belonging(
  { orderNumbers, refundSn = "" }: { orderNumbers: readonly string[]; refundSn?: string },
  routes: DataRoutes,
): Pick<LedgerEntry, "detail" | "href"> {
  if (refundSn) return { detail: refundSn, href: routes.refund(refundSn) };
  const [first, ...more] = orderNumbers;
  if (!first) return {};
  return { detail: more.length > 0 ? `${first} +${more.length}` : first, href: routes.order(first) };
}

const timeOf = (time: string) => ({ timeText: time, dateTime: `${time.replace(" ", "T")}+08:00` });

export const toBalanceEntry = (one: BalanceChange, locale: Locale, routes: DataRoutes): LedgerEntry => ({
  id: String(one.id),
  source: balanceSourceWords[one.source][locale],
  ...belonging(one, routes),
  ...timeOf(one.time),
  amount: one.amount,
  balance: one.left,
});

export const toPointEntry = (one: PointChange, locale: Locale, routes: DataRoutes): LedgerEntry => ({
  id: String(one.id),
  source: pointSourceWords[one.source][locale],
  ...belonging(one, routes),
  ...timeOf(one.time),
  amount: one.change,
  balance: one.left,
});

/** What is to know of points: which lapse next, what they are worth. */
export const pointNotes = ({ lapsing }: Points, locale: Locale): string[] => [
  ...(lapsing ? [lapsingText(lapsing.score, lapsing.time.slice(0, 10), locale)] : []),
  pointsWorthText(locale),
];

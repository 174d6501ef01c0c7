/** Orders that are to be paid → what the cashier shows. */
import type { PayInfo } from "@tradehall/api-client/models/payment";
import type { Question } from "@tradehall/mall-components/forms/ConfirmDialog";
import type { PayMethodView } from "@tradehall/mall-components/payment/PayMethods";
import type { PaymentOrderView } from "@tradehall/mall-components/payment/PaymentOrders";
import { fen, fenToYuan, priceText, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import {
  closeTypes,
  dueOrderStatuses,
  type OrderAction,
  orderStatuses,
} from "@tradehall/mall-rules/states/order/order";
import { payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import type { Locale } from "@tradehall/mall-rules/words";
import { creditBlockText, creditLeftText } from "@tradehall/mall-rules/words/credit";
import { transferNote } from "@tradehall/mall-rules/words/transfer";
import type { DataRoutes } from "./data-routes.ts";
import { isPaidState, payableNumbers, toPaymentOrders } from "./payment-orders.ts";

export interface CashierView {
  orders: PaymentOrderView[];
  /** Those that can be paid: others may be paid or canceled already. */
  payable: string;
  amount: YuanText;
  /** What of a pre-sale it is. */
  part?: "deposit" | "balance";
  discount: YuanText;
  balance: YuanText;
  /** What a payment from the balance leaves of it, as shown. */
  balanceLeft: string;
  isBalanceEnough: boolean;
  /** The first day on which something of it is due on account terms; `""` where it cannot be put on terms. */
  termsDay: string;
  methods: PayMethodView[];
  /** Where a payment by bank is that is awaited for just these orders. */
  transferHref?: string;
  now: number;
  placedAt: number;
  endsAt: number;
  isPaid: boolean;
  /** None of them can be paid any more. */
  closed?: "expired" | "canceled";
  closedActions: OrderAction[];
}

/** Nothing where other orders are paid with it. */
function partOf({ orders }: PayInfo): Pick<CashierView, "part"> {
  const due = orders.filter(({ status }) => dueOrderStatuses.includes(status));
  if (due.length === 0 || due.some(({ preSale }) => preSale === null)) return {};
  const [first] = due;
  if (due.some(({ status }) => status !== first?.status)) return {};
  return { part: first?.status === orderStatuses.balanceDue ? "balance" : "deposit" };
}

/** A pre-sale whose deposit is paid waits for its time: the result says so. */
const waits = (status: number, payable: string): boolean =>
  status === orderStatuses.balanceDue && payable === "";

const { payTimeout, balanceTimeout } = closeTypes;

/** How account terms are offered: what is left with each shop and when it is due, or why not; not at all to who has no enterprise. */
function termsMethod({ terms }: PayInfo, locale: Locale): PayMethodView[] {
  if (terms.length === 0) return [];
  const blocked = terms.find(({ block }) => block !== null);
  if (blocked?.block)
    return [
      {
        method: "accountTerms",
        blockedReason: creditBlockText(blocked.block, blocked.shopName, blocked.left, locale),
      },
    ];
  const notes = terms.map(({ left, dueTime }) => creditLeftText(left, dueTime?.slice(0, 10) ?? "", locale));
  return [{ method: "accountTerms", note: [...new Set(notes)].join(" · ") }];
}

/** What the cashier shows: the orders, the amount, and each way to pay it. */
export function toCashier(
  info: PayInfo,
  locale: Locale,
  routes: Pick<DataRoutes, "order" | "payment">,
): CashierView {
  const left = yuanToFen(info.balance) - yuanToFen(info.totalFee);
  const isClosed = info.status === orderStatuses.canceled;
  const isExpired = info.orders.every(
    ({ closeType }) => closeType === payTimeout || closeType === balanceTimeout,
  );
  const canBuyAgain = info.orders.every(({ allowedActions }) => allowedActions.includes("buyAgain"));
  return {
    orders: toPaymentOrders(info.orders, routes),
    payable: payableNumbers(info.orders),
    amount: info.totalFee,
    ...partOf(info),
    discount: info.reduceAmount,
    balance: info.balance,
    balanceLeft: priceText(fenToYuan(fen(left))),
    isBalanceEnough: left >= 0,
    termsDay: info.terms.flatMap(({ dueTime }) => dueTime?.slice(0, 10) ?? []).sort()[0] ?? "",
    methods: info.payTypes.flatMap(({ payType, canUse }) => {
      const method = payMethodName(payType);
      if (method === "accountTerms") return termsMethod(info, locale);
      if (method === "bankTransfer") return canUse ? [{ method, note: transferNote(locale) }] : [];
      // A method the server switched off is not offered; a short balance says so itself.
      return method && (canUse || method === "balance") ? [{ method }] : [];
    }),
    ...(info.transferPayNo
      ? { transferHref: routes.payment({ orderNumbers: info.orderNumbers, payNo: info.transferPayNo }) }
      : {}),
    now: info.now,
    placedAt: info.placedAt,
    endsAt: info.endsAt,
    isPaid: isPaidState(info.status) || waits(info.status, payableNumbers(info.orders)),
    ...(isClosed ? { closed: isExpired ? "expired" : "canceled" } : {}),
    closedActions: canBuyAgain ? ["buyAgain"] : [],
  };
}

/** What is asked before a payment that is made at once: from the balance, or on account terms; nothing before a code. */
export function toPayQuestion(
  method: string,
  { amount, balanceLeft, termsDay }: CashierView,
): Question | undefined {
  if (method === "balance")
    return { about: "payFromBalance", values: { amount: priceText(amount), left: balanceLeft } };
  if (method === "accountTerms")
    return { about: "payOnTerms", values: { amount: priceText(amount), day: termsDay } };
  return undefined;
}

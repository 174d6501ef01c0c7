import type { PayInfo } from "@tradehall/api-client/models/payment";
import type { PayMethodView } from "@tradehall/mall-components/trade/PayMethods";
import type { PaymentOrderView } from "@tradehall/mall-components/trade/PaymentOrders";
import { fen, fenToYuan, priceText, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import {
  closeTypes,
  dueOrderStatuses,
  type OrderAction,
  orderStatuses,
} from "@tradehall/mall-rules/states/order";
import { payMethodName } from "@tradehall/mall-rules/states/payment";
import { isPaidState, payableNumbers, toPaymentOrders } from "../../adapters/payment-orders.ts";

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
  methods: PayMethodView[];
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

export function toCashier(info: PayInfo): CashierView {
  const left = yuanToFen(info.balance) - yuanToFen(info.totalFee);
  const isClosed = info.status === orderStatuses.canceled;
  const isExpired = info.orders.every(
    ({ closeType }) => closeType === payTimeout || closeType === balanceTimeout,
  );
  const canBuyAgain = info.orders.every(({ allowedActions }) => allowedActions.includes("buyAgain"));
  return {
    orders: toPaymentOrders(info.orders),
    payable: payableNumbers(info.orders),
    amount: info.totalFee,
    ...partOf(info),
    discount: info.reduceAmount,
    balance: info.balance,
    balanceLeft: priceText(fenToYuan(fen(left))),
    isBalanceEnough: left >= 0,
    methods: info.payTypes.flatMap(({ payType, canUse }) => {
      const method = payMethodName(payType);
      // A method the server switched off is not offered; a short balance says so itself.
      return method && (canUse || method === "balance") ? [{ method }] : [];
    }),
    now: info.now,
    placedAt: info.placedAt,
    endsAt: info.endsAt,
    isPaid: isPaidState(info.status) || waits(info.status, payableNumbers(info.orders)),
    ...(isClosed ? { closed: isExpired ? "expired" : "canceled" } : {}),
    closedActions: canBuyAgain ? ["buyAgain"] : [],
  };
}

/** What is asked before a payment from the balance. */
export const toPayQuestion = ({ amount, balanceLeft }: CashierView) =>
  ({ about: "payFromBalance", values: { amount: priceText(amount), left: balanceLeft } }) as const;

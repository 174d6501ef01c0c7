import type { PayInfo } from "@tradehall/api-client/models/payment";
import type { PayMethodView } from "@tradehall/mall-components/trade/PayMethods";
import { type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { orderStatusName } from "@tradehall/mall-rules/states/order";
import { payMethodName } from "@tradehall/mall-rules/states/payment";

export interface CashierView {
  orderNumbers: string[];
  amount: YuanText;
  balance: YuanText;
  isBalanceEnough: boolean;
  methods: PayMethodView[];
  now: number;
  endsAt: number;
  isPaid: boolean;
  /** Closed unpaid. */
  isExpired: boolean;
}

export function toCashier(info: PayInfo): CashierView {
  const status = orderStatusName(info.status);
  return {
    orderNumbers: info.orderNumbers.split(","),
    amount: info.totalFee,
    balance: info.balance,
    isBalanceEnough: yuanToFen(info.balance) >= yuanToFen(info.totalFee),
    methods: info.payTypes.flatMap(({ payType, canUse }) => {
      const method = payMethodName(payType);
      // A method the server switched off is not offered; a short balance says so itself.
      return method && (canUse || method === "balance") ? [{ method }] : [];
    }),
    now: info.now,
    endsAt: info.endsAt,
    isPaid: status !== "unpaid" && status !== "canceled",
    isExpired: status === "canceled",
  };
}

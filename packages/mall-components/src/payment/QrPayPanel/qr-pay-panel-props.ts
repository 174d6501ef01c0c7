import type { YuanText } from "@tradehall/mall-rules/money";
import type { PayMethod, PaymentStatus } from "@tradehall/mall-rules/states/payment/payment";
import type { PaymentOrderView } from "../../order/order-views.ts";

export interface QrPayPanelProps {
  /** 微信支付 or 支付宝. */
  method: PayMethod;
  /** Text drawn as QR code. */
  qrText: string;
  /** What is paid, yuan. */
  amount: YuanText;
  /** Taken off within it, yuan; zero is not shown. */
  discount?: YuanText;
  /** Orders it pays; absent: not said. */
  orders?: readonly PaymentOrderView[];
  /** Names of the goods in them; absent: not said. */
  goods?: readonly string[];
  /** State of this attempt. Its orders can be paid, or are. */
  status: PaymentStatus;
  /** The server's time in ms when it answered. */
  now: number;
  /** When the code expires, ms. */
  endsAt: number;
  /** Its orders end with it: no new code can follow. */
  isLast?: boolean;
  /** The code's time is over: ask for the state. */
  onExpire?: () => void;
  /** Make a new code. Without it the button sends `intent=refresh`. */
  onRefresh?: () => void;
  /** A new code is being made. */
  isRefreshing?: boolean;
  /** 我已完成支付: ask for the state at once. Without it the button sends `intent=check`. */
  onDone?: () => void;
  /** That question is on its way. */
  isChecking?: boolean;
  /** The answer to that question was: not yet. */
  isNotPaidYet?: boolean;
  /** 支付遇到问题: help or the customer service. */
  troubleHref?: string;
  /** Back to the ways to pay. */
  methodsHref?: string;
  /** The order, once paid. */
  orderHref?: string;
  /** What the server said. */
  formError?: string;
}

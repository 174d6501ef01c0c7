/** A payment by bank as its page shows it. */
import type { BankTransfer, OrderTransfer } from "@tradehall/api-client/models/transfer";
import type { OrderTransferView } from "@tradehall/mall-components/payment/OrderTransfer";
import type { TransferView } from "@tradehall/mall-components/payment/TransferPanel";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";

const minuteOf = (instant: number): string => chinaTime(new Date(instant)).slice(0, 16);

export const toTransferView = (transfer: BankTransfer): TransferView => ({
  payNo: transfer.payNo,
  status: transfer.status,
  reference: transfer.reference,
  amount: transfer.amount,
  received: transfer.received,
  left: transfer.left,
  accountName: transfer.accountName,
  bankName: transfer.bankName,
  accountNo: transfer.accountNo,
  untilText: minuteOf(transfer.expiresAt),
  isRepayment: transfer.orderNumbers === "",
  excess: transfer.excess,
  receipts: transfer.receipts.map(({ time, amount, outcome }) => ({ timeText: time, amount, outcome })),
});

/** `href` leads who chose the bank to where it is paid. */
export const toOrderTransfer = (transfer: OrderTransfer, href: string): OrderTransferView => ({
  ...{ reference: transfer.reference, amount: transfer.amount, received: transfer.received },
  ...{ left: transfer.left, isPaid: transfer.isPaid === 1, chosenBy: transfer.chosenBy },
  untilText: minuteOf(transfer.expiresAt),
  ...(transfer.isOwn === 1 ? { href } : {}),
});

/** A payment by bank as its page shows it. */
import type { BankTransfer } from "@tradehall/api-client/models/transfer";
import type { TransferView } from "@tradehall/mall-components/trade/TransferPanel";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";

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
  untilText: chinaTime(new Date(transfer.expiresAt)).slice(0, 16),
  isRepayment: transfer.orderNumbers === "",
  excess: transfer.excess,
  receipts: transfer.receipts.map(({ time, amount, outcome }) => ({ timeText: time, amount, outcome })),
});

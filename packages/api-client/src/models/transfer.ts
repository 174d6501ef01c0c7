/** Corporate transfers (对公转账) for orders or for what is owed, and what the bank reports (Spec §4). */
import { paymentStatuses } from "@tradehall/mall-rules/states/payment/payment";
import { excessWays, receiptOutcomes } from "@tradehall/mall-rules/states/payment/transfer";
import * as v from "valibot";
import { payNo } from "./payment.ts";
import { dateTime, flag, id, instant, money, pictures } from "./wire.ts";

/** Money that came with its reference. */
const TransferReceipt = v.object({
  amount: money,
  time: dateTime,
  outcome: v.picklist(receiptOutcomes),
  /** What of it went into the balance, and what went back to the paying account. */
  toBalance: money,
  returned: money,
});

/** A payment or repayment by bank: what to send where, and what has come. */
export const BankTransfer = v.object({
  payNo,
  /** Of the payment or repayment. */
  status: v.picklist(paymentStatuses),
  /** To be given with the transfer: by it the money is found. */
  reference: v.string(),
  amount: money,
  received: money,
  /** What is still missing. */
  left: money,
  accountName: v.string(),
  bankName: v.string(),
  accountNo: v.string(),
  /** The orders it pays for; `""` for what is owed. */
  orderNumbers: v.string(),
  /** The shop that is paid back; `""` for orders. */
  shopName: v.string(),
  /** Name of the paying account, as the buyer said; `""` where not. */
  payer: v.string(),
  excess: v.picklist(excessWays),
  /** Signed addresses of the bank's confirmation. */
  proofs: pictures,
  /** Oldest first. */
  receipts: v.array(TransferReceipt),
  createTime: dateTime,
  /** When the goods are held no longer. */
  expiresAt: instant,
  now: instant,
});
export type BankTransfer = v.InferOutput<typeof BankTransfer>;

/** The transfer of an order as the order says it, to all who see the order; the bank's facts are for who chose it. */
export const OrderTransfer = v.object({
  payNo,
  reference: v.string(),
  /** Of all orders that it pays for. */
  amount: money,
  received: money,
  left: money,
  /** 1 once all of it has come. */
  isPaid: flag,
  /** Who chose the bank; 1 where that is who asks. */
  chosenBy: v.string(),
  isOwn: flag,
  expiresAt: instant,
});
export type OrderTransfer = v.InferOutput<typeof OrderTransfer>;

/** Money on the sandbox's account. */
export const SandboxReceipt = v.object({
  receiptId: id,
  /** As the bank passes it on. */
  text: v.string(),
  payer: v.string(),
  ...TransferReceipt.entries,
});
export type SandboxReceipt = v.InferOutput<typeof SandboxReceipt>;

export const SandboxBank = v.object({
  /** Those that wait for money, the newest first. */
  transfers: v.array(BankTransfer),
  /** The newest first. */
  receipts: v.array(SandboxReceipt),
});
export type SandboxBank = v.InferOutput<typeof SandboxBank>;

const now = 1_795_397_400_000;

export const bankTransferExample: BankTransfer = {
  ...{ payNo: "P261121093102713904826", status: "waiting", reference: "TH7K2M9PQ4" },
  ...{ amount: "5680.00", received: "0.00", left: "5680.00", accountName: "百工商城(沙盒)有限公司" },
  ...{ bankName: "沙盒银行上海分行营业部", accountNo: "6222000020261127001" },
  ...{ orderNumbers: "202611210931027139048", shopName: "", payer: "", excess: "balance", proofs: "" },
  ...{ receipts: [], createTime: "2026-11-21 09:30:00", expiresAt: now + 604_800_000, now },
};

export const sandboxReceiptExample: SandboxReceipt = {
  ...{ receiptId: 1, text: "货款 TH7K2M9PQ4", payer: "上海拓远机电设备有限公司", amount: "5680.00" },
  ...{ time: "2026-11-22 10:00:00", outcome: "exact", toBalance: "0.00", returned: "0.00" },
};

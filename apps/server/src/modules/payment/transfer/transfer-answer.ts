/** A transfer as every call answers it. */
import type { BankTransfer, SandboxReceipt } from "@tradehall/api-client/models/transfer";
import { fen, fenToYuan, sumFen } from "@tradehall/mall-rules/money";
import { receiptOutcome } from "@tradehall/mall-rules/states/payment/transfer";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { bankReceipts, shops } from "#server/db/schema/index.ts";
import { sandboxBank } from "#server/pay-methods/sandbox-bank.ts";
import type { Transfer } from "./transfers.ts";

type ReceiptRow = typeof bankReceipts.$inferSelect;

export const toReceipt = (row: ReceiptRow, status: string | undefined): SandboxReceipt => ({
  ...{ receiptId: row.id, text: row.text, payer: row.payer, amount: fenToYuan(row.amountFen) },
  ...{ time: chinaTime(row.createdAt), outcome: receiptOutcome({ ...row, status }) },
  ...{ toBalance: fenToYuan(row.balanceFen), returned: fenToYuan(row.returnedFen) },
});

export async function transferAnswer(
  db: Database,
  transfer: Transfer,
  { now, locale, sign }: { now: Date; locale: Locale; sign: (path: string) => string },
): Promise<BankTransfer> {
  const { payNo, amountFen, status, line } = transfer;
  const rows = await db
    .select()
    .from(bankReceipts)
    .where(eq(bankReceipts.payNo, payNo))
    .orderBy(asc(bankReceipts.id));
  const [shop] = line
    ? await db.select({ name: shops.name }).from(shops).where(eq(shops.id, line.shopId))
    : [];
  const receivedFen = sumFen(rows, (row) => row.amountFen);
  const { accountName, bankName, accountNo } = sandboxBank.account;
  return {
    ...{ payNo, status, reference: transfer.reference, amount: fenToYuan(amountFen) },
    received: fenToYuan(receivedFen),
    left: fenToYuan(fen(Math.max(0, amountFen - receivedFen))),
    ...{ accountName: accountName[locale], bankName: bankName[locale], accountNo },
    orderNumbers: line ? "" : transfer.orderNumbers.join(","),
    shopName: shop?.name ?? "",
    ...{ payer: transfer.payer, excess: transfer.excess },
    proofs: transfer.proofs.map(sign).join(","),
    receipts: rows.map((row) => {
      const { amount, time, outcome, toBalance, returned } = toReceipt(row, status);
      return { amount, time, outcome, toBalance, returned };
    }),
    createTime: chinaTime(transfer.createdAt),
    expiresAt: transfer.expiresAt.getTime(),
    now: now.getTime(),
  };
}

/** The payment slip of a corporate transfer as a PDF, for the accountant who sends the money. */
import type { BankTransfer } from "@tradehall/api-client/models/transfer";
import { capitalAmount, priceText, yuanToFen } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { transferWords as words } from "@tradehall/mall-rules/words/transfer";
import { a4, drawPdf, table } from "../../pdf.ts";

export interface TransferSlip
  extends Pick<
    BankTransfer,
    | ("payNo" | "reference" | "amount" | "accountName" | "bankName" | "accountNo")
    | ("orderNumbers" | "shopName" | "createTime" | "expiresAt")
  > {
  /** The enterprise. */
  payerName: string;
  locale: Locale;
}

const page = a4(48);

function factsOf(slip: TransferSlip): string[][] {
  const { locale, shopName } = slip;
  const amount = `¥${priceText(slip.amount)}`;
  const inWords = locale === "zh_CN" ? `${amount}（${capitalAmount(yuanToFen(slip.amount))}）` : amount;
  const facts: [keyof typeof words, string][] = [
    ["payer", slip.payerName],
    ["accountName", slip.accountName],
    ["bankName", slip.bankName],
    ["accountNo", slip.accountNo],
    ["amount", inWords],
    ["reference", slip.reference],
    ["deadline", chinaTime(new Date(slip.expiresAt)).slice(0, 16)],
    shopName ? ["shop", shopName] : ["orders", slip.orderNumbers.split(",").join("\n")],
    ["made", slip.createTime],
  ];
  return facts.map(([name, text]) => [words[name][locale], text]);
}

/** All that a slip says: two that say the same are the same file. */
export const contentOf = (slip: TransferSlip): string => JSON.stringify([factsOf(slip), slip.payNo]);

export function drawSlip(slip: TransferSlip): Promise<Buffer> {
  const { locale } = slip;
  return drawPdf(
    {
      ...{ page, locale, author: slip.accountName, createdAt: new Date(slip.expiresAt) },
      texts: [contentOf(slip), words.slip[locale], words.hint[locale]],
      title: `${words.slip[locale]} ${slip.reference}`,
    },
    (pdf) => {
      pdf.font("strong").fontSize(20).text(words.slip[locale], { width: page.inner, align: "center" });
      pdf.y += 14;
      table(pdf, page, factsOf(slip), { isHeaded: false });
      pdf
        .font("plain")
        .fontSize(10)
        .text(words.hint[locale], page.margin, pdf.y + 12, { width: page.inner });
    },
  );
}

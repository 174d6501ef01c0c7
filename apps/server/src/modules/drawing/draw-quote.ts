/** What a shop offers as a PDF: whose quote it is, its lines, the sum, and until when it is good. */
import type { Quote, QuoteRound } from "@tradehall/api-client/models/quote";
import { priceText, times } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { quoteWords as words } from "@tradehall/mall-rules/words/quotes";
import { a4, drawPdf, table } from "../../pdf.ts";

export interface QuoteOfferSheet {
  quote: Pick<Quote, "quoteNo" | "shopName" | "askedBy" | "goods" | "validUntil">;
  /** The shop's last round. */
  offer: Pick<QuoteRound, "time" | "note" | "amount" | "lines">;
  buyerName: string;
  locale: Locale;
}

const page = a4(40);

function factsOf({ quote, offer, buyerName, locale }: QuoteOfferSheet): string[][] {
  const until = quote.validUntil === null ? "" : chinaTime(quote.validUntil).slice(0, 16);
  const facts: [keyof typeof words, string][] = [
    ["number", quote.quoteNo],
    ["shop", quote.shopName],
    ["buyer", buyerName],
    ["askedBy", quote.askedBy],
    ["offeredAt", offer.time],
    ["validUntil", until],
    ["note", offer.note],
  ];
  return facts.filter(([, text]) => text !== "").map(([name, text]) => [words[name][locale], text]);
}

function linesOf({ quote, offer, locale }: QuoteOfferSheet): string[][] {
  const heads = (["goods", "code", "quantity", "price", "sum", "delivery"] as const).map(
    (name) => words[name][locale],
  );
  const rows = offer.lines.map(({ skuId, prodCount, price, deliverBy }) => {
    const goods = quote.goods.find((one) => one.skuId === skuId);
    const sum = price === null ? undefined : times(price, prodCount);
    return [
      ...[`${goods?.prodName ?? ""} ${goods?.skuName ?? ""}`.trim(), goods?.partyCode ?? ""],
      `${prodCount} ${goods?.unit ?? ""}`.trim(),
      price === null ? words.notOffered[locale] : priceText(price),
      ...[sum === undefined ? "" : priceText(sum), deliverBy ?? ""],
    ];
  });
  return [heads, ...rows];
}

const totalOf = ({ offer, locale }: QuoteOfferSheet): string =>
  words.total[locale].replace("{amount}", priceText(offer.amount ?? "0.00"));

/** All that it says: two that say the same are the same file. */
export const contentOf = (sheet: QuoteOfferSheet): string =>
  JSON.stringify([factsOf(sheet), linesOf(sheet), totalOf(sheet), sheet.locale]);

export function drawQuote(sheet: QuoteOfferSheet): Promise<Buffer> {
  const { locale, quote } = sheet;
  return drawPdf(
    {
      ...{ page, locale, author: quote.shopName, createdAt: new Date(quote.validUntil ?? 0) },
      texts: [contentOf(sheet), words.sheet[locale], words.terms[locale]],
      title: `${words.sheet[locale]} ${quote.quoteNo}`,
    },
    (pdf) => {
      pdf.font("strong").fontSize(20).text(words.sheet[locale], { width: page.inner, align: "center" });
      pdf.y += 14;
      table(pdf, page, factsOf(sheet), { isHeaded: false });
      pdf.y += 14;
      table(pdf, page, linesOf(sheet), { isHeaded: true });
      pdf
        .font("strong")
        .fontSize(11)
        .text(totalOf(sheet), page.margin, pdf.y + 12, { width: page.inner, align: "right" });
      pdf
        .font("plain")
        .fontSize(9)
        .text(words.terms[locale], page.margin, pdf.y + 8, { width: page.inner });
    },
  );
}

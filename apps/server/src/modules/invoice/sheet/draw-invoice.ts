/**
 * An issued invoice as a PDF: what it says is all it is made of, so that the same invoice has the same bytes. The
 * reference server is no tax office: the sheet says that it is a sample.
 */
import { capitalAmount, fenToYuan, priceText } from "@tradehall/mall-rules/money";
import { type InvoiceLine, netPriceText } from "@tradehall/mall-rules/pricing";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { a4, drawPdf, type Pdf } from "../../../pdf.ts";
import type { InvoiceSheet } from "./invoice-sheet.ts";
import { sheetWords as words } from "./sheet-words.ts";

const page = a4(36);
const { inner } = page;
const pad = 4;
const lineWidth = 0.7;
const ink = "#000000";

/** Columns of the table, in points; together the inner width. */
const columns = [
  { head: words.item, width: 158 },
  { head: words.spec, width: 90 },
  { head: words.quantity, width: 45, isNumber: true },
  { head: words.price, width: 75, isNumber: true },
  { head: words.net, width: 65, isNumber: true },
  { head: words.rate, width: 35, isNumber: true },
  { head: words.tax, width: inner - 468, isNumber: true },
];

const amountOf = (fen: InvoiceLine["netFen"]): string => priceText(fenToYuan(fen));

function cellsOf(line: InvoiceLine, ratePercent: number): string[] {
  const { kind, name, spec, quantity, netFen, taxFen } = line;
  return [
    kind === "goods" ? name : words[kind],
    spec,
    quantity > 0 ? String(quantity) : "",
    quantity > 0 ? netPriceText(netFen, quantity) : "",
    amountOf(netFen),
    `${ratePercent}%`,
    amountOf(taxFen),
  ];
}

/** A row of cells at `y`; answers its height. */
function row(pdf: Pdf, cells: readonly string[], y: number, { isHead = false } = {}): number {
  const heights = cells.map((text, at) =>
    pdf.heightOfString(text || " ", { width: (columns[at]?.width ?? 0) - 2 * pad }),
  );
  const height = Math.max(...heights) + 2 * pad;
  let x = page.margin;
  for (const [at, text] of cells.entries()) {
    const { width = 0, isNumber } = columns[at] ?? {};
    const align = isHead ? "center" : isNumber ? "right" : "left";
    pdf.rect(x, y, width, height).stroke();
    pdf.text(text, x + pad, y + pad, { width: width - 2 * pad, align });
    x += width;
  }
  return height;
}

/** One side of the deal: name, number and, where it is said, address and bank. */
function party(pdf: Pdf, title: string, facts: readonly [string, string][], x: number, y: number): number {
  const width = inner / 2 - 2 * pad;
  pdf.font("strong").text(title, x + pad, y + pad, { width });
  pdf.font("plain");
  for (const [label, text] of facts) if (text) pdf.text(`${label}：${text}`, x + pad, pdf.y + 2, { width });
  return pdf.y + pad - y;
}

/** Name of the sheet, its number and day, and that it is a sample; on each page. Answers where it ends. */
function head(pdf: Pdf, { invoiceNo, type, issuedAt }: InvoiceSheet): number {
  const [day = ""] = chinaTime(issuedAt).split(" ");
  pdf.font("strong").fontSize(18);
  pdf.text(words.titles[type], page.margin, page.margin, { width: inner, align: "center" });
  pdf.font("plain").fontSize(9);
  pdf.text(words.sample, page.margin, pdf.y + 2, { width: inner, align: "center" });
  const y = pdf.y + 8;
  pdf.text(`${words.number}：${invoiceNo}`, page.margin, y, { width: inner });
  pdf.text(`${words.day}：${day}`, page.margin, y, { width: inner, align: "right" });
  return pdf.y + 6;
}

function parties(pdf: Pdf, { buyer, seller }: InvoiceSheet, y: number): number {
  const bought: [string, string][] = [
    [words.name, buyer.titleName],
    [words.taxNo, buyer.taxNo],
    [words.addressPhone, [buyer.unitAddress, buyer.unitPhone].filter(Boolean).join(" ")],
    [words.bank, [buyer.bankName, buyer.bankAccount].filter(Boolean).join(" ")],
  ];
  const sold: [string, string][] = [
    [words.name, seller.name],
    [words.taxNo, seller.taxNo],
    [words.addressPhone, [seller.address, seller.phone].filter(Boolean).join(" ")],
  ];
  const half = page.margin + inner / 2;
  const height = Math.max(
    party(pdf, words.buyer, bought, page.margin, y),
    party(pdf, words.seller, sold, half, y),
  );
  pdf.rect(page.margin, y, inner / 2, height).stroke();
  pdf.rect(half, y, inner / 2, height).stroke();
  return y + height;
}

/** Room that the sums and the note need under the last row. */
const footHeight = 110;

function draw(pdf: Pdf, sheet: InvoiceSheet): void {
  const { figures, orderNumber, booking } = sheet;
  const heads = columns.map((column) => column.head);
  pdf.lineWidth(lineWidth).strokeColor(ink).fillColor(ink);
  let y = parties(pdf, sheet, head(pdf, sheet));
  pdf.fontSize(8.5);
  y += row(pdf, heads, y, { isHead: true });
  for (const line of figures.lines) {
    if (y > page.height - page.margin - footHeight) {
      pdf.addPage();
      y = head(pdf, sheet);
      pdf.fontSize(8.5);
      y += row(pdf, heads, y, { isHead: true });
    }
    y += row(pdf, cellsOf(line, figures.ratePercent), y);
  }
  y += row(pdf, [words.sum, "", "", "", amountOf(figures.netFen), "", amountOf(figures.taxFen)], y);
  const total = `¥${amountOf(figures.totalFen)}`;
  const text = `${words.total}（${words.capitals}）${capitalAmount(figures.totalFen)}`;
  pdf.font("strong").fontSize(10);
  pdf.rect(page.margin, y, inner, 24).stroke();
  pdf.text(text, page.margin + pad, y + 6, { width: inner * 0.72 });
  pdf.text(`（${words.figures}）${total}`, page.margin, y + 6, { width: inner - pad, align: "right" });
  pdf.font("plain").fontSize(8.5);
  const booked = booking ? `\n${words.booking}：${booking}` : "";
  const note = `${words.order}：${orderNumber}${booked}\n${words.notice}`;
  pdf.text(note, page.margin + pad, y + 24 + pad, { width: inner - 2 * pad });
  pdf.rect(page.margin, y + 24, inner, pdf.y - y - 24 + pad).stroke();
}

/** Every text that may stand on the sheet. */
const textsOf = (sheet: InvoiceSheet): string[] => [
  JSON.stringify([sheet, words]),
  "零壹贰叁肆伍陆柒捌玖拾佰仟万亿元角分整0123456789¥,.%/：（） ",
];

export function drawInvoice(sheet: InvoiceSheet): Promise<Buffer> {
  return drawPdf(
    {
      ...{ page, locale: "zh_CN", author: sheet.seller.name, createdAt: sheet.issuedAt, isNumbered: true },
      texts: textsOf(sheet),
      title: `${words.titles[sheet.type]} ${sheet.invoiceNo}`,
      subject: words.sample,
    },
    (pdf) => draw(pdf, sheet),
  );
}

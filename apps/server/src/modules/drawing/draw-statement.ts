/** A month's statement as a PDF: sums by shop, every line, and a place for both sides' seals. */
import type { StatementHead, StatementPart } from "@tradehall/api-client/models/statement";
import { priceText } from "@tradehall/mall-rules/money";
import type { Locale } from "@tradehall/mall-rules/words";
import { statementKindWords, statementWords as words } from "@tradehall/mall-rules/words/statements";
import { a4, drawPdf, type Pdf } from "../../pdf.ts";

export interface PrintedLine {
  time: string;
  kind: keyof typeof statementKindWords;
  orderNumber: string;
  shopName: string;
  person: string;
  costCentre: string;
  poNumber: string;
  amount: StatementHead["paid"];
}

export interface StatementSheet {
  ownerName: string;
  head: StatementHead;
  byShop: readonly StatementPart[];
  lines: readonly PrintedLine[];
  locale: Locale;
}

interface Column {
  head: string;
  width: number;
  isNumber?: boolean;
}

const page = a4(36);
const { inner } = page;
const pad = 4;
/** Room that the seals need. */
const sealHeight = 110;

/** A row of cells; on a page of its own below a repeated head where it does not fit. */
function table(pdf: Pdf, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const draw = (cells: readonly string[], isHead: boolean) => {
    pdf.font(isHead ? "strong" : "plain").fontSize(8);
    const heights = cells.map((text, at) =>
      pdf.heightOfString(text || " ", { width: (columns[at]?.width ?? 0) - 2 * pad }),
    );
    const height = Math.max(...heights) + 2 * pad;
    if (pdf.y + height > page.height - page.margin) {
      pdf.addPage();
      if (!isHead)
        draw(
          columns.map((column) => column.head),
          true,
        );
    }
    const { y } = pdf;
    let x = page.margin;
    for (const [at, text] of cells.entries()) {
      const { width = 0, isNumber } = columns[at] ?? {};
      if (isHead) pdf.rect(x, y, width, height).fillAndStroke("#f2f3f5", "#b8bcc4");
      else pdf.rect(x, y, width, height).stroke("#b8bcc4");
      pdf.fillColor("#000000").text(text, x + pad, y + pad, {
        width: width - 2 * pad,
        align: isNumber ? "right" : "left",
      });
      x += width;
    }
    pdf.x = page.margin;
    pdf.y = y + height;
  };
  draw(
    columns.map((column) => column.head),
    true,
  );
  for (const cells of rows) draw(cells, false);
}

const sumColumns = ["paid", "givenBack", "owed", "reduced", "repaid"] as const;
const amounts = (part: StatementPart | StatementHead): string[] =>
  sumColumns.map((kind) => priceText(part[kind]));

function draw(pdf: Pdf, { ownerName, head, byShop, lines, locale }: StatementSheet): void {
  const word = (name: keyof typeof words) => words[name][locale];
  pdf.lineWidth(0.7).font("strong").fontSize(18);
  pdf.text(`${word("name")} ${head.month}`, { width: inner, align: "center" });
  pdf.font("plain").fontSize(10).moveDown(0.5);
  pdf.text(`${word("buyer")}：${ownerName}`, { width: inner });
  pdf.text(
    `${word("opening")}：¥${priceText(head.openingOwed)}　${word("closing")}：¥${priceText(head.closingOwed)}`,
  );
  if (head.state === "running") pdf.text(word("running"));
  pdf.moveDown(0.5);
  const share = (inner - 150) / sumColumns.length;
  const ofKinds = sumColumns.map((kind) => ({
    ...{ head: statementKindWords[kind][locale], width: share, isNumber: true },
  }));
  table(
    pdf,
    [{ head: word("shop"), width: 150 }, ...ofKinds],
    [...byShop.map((part) => [part.name, ...amounts(part)]), ["", ...amounts(head)]],
  );
  pdf.moveDown(0.8);
  const columns: Column[] = [
    { head: word("time"), width: 82 },
    { head: word("kind"), width: 48 },
    { head: word("orderNumber"), width: 98 },
    { head: word("shop"), width: 84 },
    { head: word("person"), width: 58 },
    { head: `${word("costCentre")} / ${word("poNumber")}`, width: inner - 440 },
    { head: word("amount"), width: 70, isNumber: true },
  ];
  table(
    pdf,
    columns,
    lines.map((line) => [
      ...[line.time, statementKindWords[line.kind][locale], line.orderNumber, line.shopName, line.person],
      ...[[line.costCentre, line.poNumber].filter(Boolean).join(" / "), priceText(line.amount)],
    ]),
  );
  seals(pdf, word("signBuyer"), word("signSeller"), word("signDay"));
}

/** Where both sides sign and seal. */
function seals(pdf: Pdf, buyer: string, seller: string, day: string): void {
  if (pdf.y + sealHeight > page.height - page.margin) pdf.addPage();
  const y = pdf.y + 24;
  for (const [at, text] of [buyer, seller].entries()) {
    const x = page.margin + (at * inner) / 2;
    pdf
      .font("plain")
      .fontSize(10)
      .text(`${text}：`, x, y, { width: inner / 2 });
    pdf.text(`${day}：`, x, y + 56, { width: inner / 2 });
  }
}

/** All that a sheet says: two that say the same are the same file. */
export const contentOf = (sheet: StatementSheet): string => JSON.stringify(["statement", sheet]);

export function drawStatement(sheet: StatementSheet): Promise<Buffer> {
  const { head, locale, ownerName } = sheet;
  return drawPdf(
    {
      ...{ page, locale, author: ownerName, createdAt: new Date(0), isNumbered: true },
      texts: [contentOf(sheet), JSON.stringify([words, statementKindWords]), "0123456789¥,./：　"],
      title: `${words.name[locale]} ${head.month}`,
    },
    (pdf) => draw(pdf, sheet),
  );
}

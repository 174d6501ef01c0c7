/** What printed documents share. */
import { buffer } from "node:stream/consumers";
import type { Locale } from "@tradehall/mall-rules/words";
import PdfDocument from "pdfkit";
import { fontFor } from "./typeface.ts";

export type Pdf = InstanceType<typeof PdfDocument>;

/** An A4 page in points, and what lies between its margins. */
export const a4 = (margin: number) => ({ width: 595.28, height: 841.89, margin, inner: 595.28 - 2 * margin });

/** Between a cell's edge and its text. */
const pad = 5;

/** Rows of equal columns, or of a narrow one and a wide one; each row whole on its page. */
export function table(
  pdf: Pdf,
  page: ReturnType<typeof a4>,
  rows: readonly string[][],
  { isHeaded }: { isHeaded: boolean },
): void {
  const { inner } = page;
  const count = rows[0]?.length ?? 1;
  const widths = isHeaded ? Array<number>(count).fill(inner / count) : [inner * 0.28, inner * 0.72];
  for (const [at, cells] of rows.entries()) {
    const isHead = isHeaded && at === 0;
    pdf.font(isHead ? "strong" : "plain").fontSize(9.5);
    const heights = cells.map((text, col) =>
      pdf.heightOfString(text || " ", { width: (widths[col] ?? 0) - 2 * pad }),
    );
    const height = Math.max(...heights) + 2 * pad;
    if (pdf.y + height > page.height - page.margin) pdf.addPage();
    const { y } = pdf;
    let x = page.margin;
    for (const [col, text] of cells.entries()) {
      const width = widths[col] ?? 0;
      if (isHead || (!isHeaded && col === 0))
        pdf.rect(x, y, width, height).fillAndStroke("#f2f3f5", "#b8bcc4");
      else pdf.rect(x, y, width, height).stroke("#b8bcc4");
      pdf.fillColor("#000000").text(text, x + pad, y + pad, { width: width - 2 * pad });
      x += width;
    }
    pdf.x = page.margin;
    pdf.y = y + height;
  }
}

/** Writes `1 / 3` under each page of a document whose pages are kept until its end. */
function numberPages(pdf: Pdf, { height, margin, inner }: ReturnType<typeof a4>): void {
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(at);
    // Under the margin a text would begin a page of its own.
    pdf.page.margins.bottom = 0;
    const y = height - margin + 8;
    pdf.fontSize(8).text(`${at + 1} / ${count}`, margin, y, { width: inner, align: "center" });
  }
}

interface PdfFacts {
  page: ReturnType<typeof a4>;
  locale: Locale;
  /** All that it says: its fonts have just these characters. */
  texts: readonly string[];
  title: string;
  author: string;
  subject?: string;
  /** Of the content, never of the drawing: the same content has the same bytes. */
  createdAt: Date;
  isNumbered?: boolean;
}

/** A document with its own part of the font, as `plain` and `strong`. */
export async function drawPdf(facts: PdfFacts, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const { page, locale, texts, title, author, subject, createdAt, isNumbered = false } = facts;
  const [plain, strong] = await Promise.all([fontFor(texts, 400), fontFor(texts, 700)]);
  const pdf = new PdfDocument({
    size: "A4",
    margin: page.margin,
    bufferPages: isNumbered,
    font: plain as unknown as string,
    lang: locale === "en" ? "en" : "zh-CN",
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt, ...(subject ? { Subject: subject } : {}) },
  });
  pdf.registerFont("plain", plain).registerFont("strong", strong);
  draw(pdf);
  if (isNumbered) numberPages(pdf, page);
  pdf.end();
  return buffer(pdf);
}

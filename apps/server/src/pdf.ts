/** What printed documents share. */
import type PdfDocument from "pdfkit";

export type Pdf = InstanceType<typeof PdfDocument>;

/** An A4 page in points, and what lies between its margins. */
export const a4 = (margin: number) => ({ width: 595.28, height: 841.89, margin, inner: 595.28 - 2 * margin });

/** Writes `1 / 3` under each page of a document whose pages are kept until its end. */
export function numberPages(pdf: Pdf, { height, margin, inner }: ReturnType<typeof a4>): void {
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(at);
    // Under the margin a text would begin a page of its own.
    pdf.page.margins.bottom = 0;
    const y = height - margin + 8;
    pdf.fontSize(8).text(`${at + 1} / ${count}`, margin, y, { width: inner, align: "center" });
  }
}

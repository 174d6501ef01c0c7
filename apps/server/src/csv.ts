/** CSV that a spreadsheet opens without a question and without running anything of it. */
export type Cell = string | number | null;

/** What a spreadsheet takes for a formula begins with one of these (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n]/;
/** A number longer than a spreadsheet keeps exactly; it would show rounded and in powers of ten. */
const longNumber = /^\d{12,}$/;

function field(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  // An apostrophe, and a tab behind digits, make a text of them that reads as before.
  const text = formula.test(cell) ? `'${cell}` : longNumber.test(cell) ? `${cell}\t` : cell;
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Tells Excel that the text is UTF-8. */
export const byteOrderMark = "\ufeff";

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(field).join(",")}\r\n`;

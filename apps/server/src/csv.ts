/** CSV that a spreadsheet opens without a question and without running anything of it. */
export type Cell = string | number | null;

/** What a spreadsheet takes for a formula begins with one of these (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n]/;
/** A day or a moment of ours, which a spreadsheet may well take for one. */
const moment = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2})?$/;
const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*";
/** Codes that a spreadsheet takes for something else, and would change. */
const changed = [
  // More digits than it keeps exactly, zeros before or behind, powers of ten, shares and thousands.
  /^\d{12,}$/,
  /^0\d/,
  /^\d+\.\d*0$/,
  /^\d+(?:\.\d+)?e[+-]?\d+$/i,
  /^[\d.,]+%$/,
  /^\d{1,3}(?:,\d{3})+$/,
  // Days, months and times: M8 stays, 8-10, 1/2 and MAR-1 do not.
  /^\d{1,4}(?:[-/.]\d{1,4}){2}$/,
  /^(?:\d+ )?\d{1,4}[-/]\d{1,4}$/,
  /^\d{1,3}:\d{2}(?::\d{2})?$/,
  /^\d{1,2}月\d{1,2}日?$/,
  new RegExp(`^${month}[-/ ]?\\d{1,4}$`, "i"),
  new RegExp(`^\\d{1,4}[-/ ]?${month}$`, "i"),
  /^(?:true|false)$/i,
];
const isChanged = (text: string): boolean => !moment.test(text) && changed.some((form) => form.test(text));

function field(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  // An apostrophe, and a tab behind a code, make a text of them that reads as before.
  const text = formula.test(cell) ? `'${cell}` : isChanged(cell) ? `${cell}\t` : cell;
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Tells Excel that the text is UTF-8. */
export const byteOrderMark = "\ufeff";

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(field).join(",")}\r\n`;

/** A whole file, each page of rows as it comes. */
export async function* csvTable(
  headers: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headers);
  for await (const rows of pages) yield rows.map(csvLine).join("");
}

/** A file of codes and quantities as the text that people would paste: CSV, or the first sheet of an .xlsx workbook. */
import { quickOrderLimits } from "../limits/index.ts";
import { type Columns, headOf } from "../quick-order/read-list.ts";
import { decodeText } from "./decode-text.ts";
import { type CellMark, hasValues, type Merge, readSheet, type SheetRow } from "./sheet.ts";
import { type FileFault, Unreadable } from "./unreadable.ts";
import { openWorkbook } from "./workbook.ts";
import { openZip } from "./zip.ts";

/** What is to be known of a row of a file: its place in the sheet, or a cell that shows another text than is kept. */
export interface FileNote {
  kind: CellMark | "hidden" | "merged";
  /** What was read in the place of the cell. */
  text: string;
}

export interface FileText {
  /** Codes and quantities with a tab between; the lines have the numbers of the sheet's rows. */
  text: string;
  /** By line. */
  notes: Readonly<Record<number, readonly FileNote[]>>;
  /** The sheet that was read where the workbook has others with something in them. */
  sheet?: { name: string; others: number };
}
export type ReadFile = FileText | { fault: FileFault };

const compound = [0xd0, 0xcf, 0x11, 0xe0] as const;
const zipped = [0x50, 0x4b] as const;
const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** A workbook with a password lies in a compound file, whose directory names it in UTF-16. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes).includes([..."EncryptedPackage"].join("\0"));

/** Without a head the first two columns with something in them. */
function columnsWithoutHead(rows: readonly SheetRow[]): Columns {
  const used = new Set<number>();
  for (const row of rows) for (const column of row.cells.keys()) used.add(column);
  const [code = 0, quantity = code + 1] = [...used].sort((a, b) => a - b);
  return { code, quantity };
}

const cellsOf = ({ number, cells }: SheetRow) => {
  const last = Math.max(...cells.keys());
  return { number, cells: Array.from({ length: last + 1 }, (_, column) => cells.get(column)?.text ?? "") };
};

/** A cell of the text: what would end it goes into quotes. */
const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line;
};

const isInMerge = (merges: readonly Merge[], column: number, row: number) =>
  merges.some(
    ({ columns, rows }) => column >= columns[0] && column <= columns[1] && row > rows[0] && row <= rows[1],
  );

function notesOf(row: SheetRow, columns: Columns, merges: readonly Merge[]): FileNote[] {
  const notes: FileNote[] = row.isHidden ? [{ kind: "hidden", text: "" }] : [];
  for (const column of [columns.code, columns.quantity]) {
    const cell = row.cells.get(column);
    if (cell?.mark) notes.push({ kind: cell.mark, text: cell.text });
    else if (!cell && isInMerge(merges, column, row.number)) notes.push({ kind: "merged", text: "" });
  }
  return notes;
}

function readWorkbook(bytes: Uint8Array, mostUnpacked: number): FileText {
  const book = openWorkbook(openZip(bytes, mostUnpacked));
  const [visible = [], hidden = []] = [false, true].map((is) =>
    book.sheets.filter((one) => one.isHidden === is),
  );
  const full = [...visible, ...hidden].filter(({ xml }) => hasValues(xml));
  const [first] = full;
  if (!first) throw new Unreadable("empty");
  const { rows, merges } = readSheet(first.xml, book);
  const top = rows.slice(0, 20).map(cellsOf);
  const head = headOf(top);
  const columns = head?.columns ?? columnsWithoutHead(rows);
  const texts: string[] = [];
  const notes: Record<number, FileNote[]> = {};
  // A sheet with rows far apart is read without what is between them.
  const keepsNumbers = (rows.at(-1)?.number ?? 0) <= quickOrderLimits.rows * 2;
  for (const row of rows) {
    const texted = [columns.code, columns.quantity].map((column) =>
      quoted(row.cells.get(column)?.text ?? ""),
    );
    if (keepsNumbers) while (texts.length < row.number - 1) texts.push("");
    texts.push(texted.join("\t"));
    const own = row.number > (top[head?.at ?? -1]?.number ?? 0) ? notesOf(row, columns, merges) : [];
    if (own.length > 0) notes[texts.length] = own;
  }
  const sheet = full.length > 1 ? { sheet: { name: first.name, others: full.length - 1 } } : {};
  return { text: texts.join("\n"), notes, ...sheet };
}

/** What kind of file it is goes by its content, whatever it is called. */
export function readFile(bytes: Uint8Array, mostUnpacked: number): ReadFile {
  try {
    if (bytes.length > quickOrderLimits.fileBytes) return { fault: "tooLarge" };
    if (startsWith(bytes, compound)) return { fault: isEncrypted(bytes) ? "encrypted" : "oldWorkbook" };
    if (startsWith(bytes, zipped)) return readWorkbook(bytes, mostUnpacked);
    const text = decodeText(bytes);
    // Some programs call a page of HTML or XML .xls.
    if (/^\s*<(?:\?xml|!doctype|html|table|meta)/i.test(text)) return { fault: "notWorkbook" };
    if (text.includes("\0")) return { fault: "notWorkbook" };
    return text.trim() === "" ? { fault: "empty" } : { text, notes: {} };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

/** The rows of a sheet that have something in them. */
import { eachElement } from "./elements.ts";
import { type NumberMark, numberText } from "./number-text.ts";
import { Unreadable } from "./unreadable.ts";
import { unescaped, type Workbook } from "./workbook.ts";

/** What is to be known of a cell beside its text. */
export type CellMark = NumberMark | "error" | "noValue";

interface SheetCell {
  text: string;
  mark?: CellMark;
}
export interface SheetRow {
  /** As the sheet counts, from 1. */
  number: number;
  isHidden: boolean;
  /** By column, from 0. */
  cells: Map<number, SheetCell>;
}
/** Cells shown as one; only the first of them has a text. */
export interface Merge {
  columns: readonly [number, number];
  rows: readonly [number, number];
}

const most = { columns: 16_384, rows: 100_000, merges: 1_000 } as const;

/** Column from 0 and row from 1 of a name such as B12; undefined where it is none. */
function placeOf(name: string | undefined): { column: number; row: number } | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(name ?? "") ?? [];
  if (!letters || !digits) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(digits) };
}

interface OpenCell {
  column: number;
  type: string;
  format: string;
  value: string | undefined;
  formula: string | undefined;
}

function cellOf({ type, format, value, formula }: OpenCell, book: Workbook): SheetCell {
  if (value === undefined)
    return formula === undefined ? { text: "" } : { text: `=${formula}`, mark: "noValue" };
  if (type === "s") return { text: book.shared[Number(value)] ?? "" };
  if (type === "e") return { text: value, mark: "error" };
  if (type === "d") return { text: value.slice(0, 10), mark: "date" };
  if (type === "b") return { text: value === "1" ? "TRUE" : "FALSE" };
  if (type === "str" || type === "inlineStr") return { text: unescaped(value) };
  return numberText(value, format, book.is1904);
}

/** Throws `Unreadable` where there are more rows than any list of codes has. */
export function readSheet(xml: string, book: Workbook): { rows: SheetRow[]; merges: Merge[] } {
  const rows: SheetRow[] = [];
  const merges: Merge[] = [];
  let row: SheetRow = { number: 0, isHidden: false, cells: new Map() };
  let column = 0;
  let cell: OpenCell | undefined;
  let reading: "value" | "formula" | undefined;
  let phonetic = 0;
  const takeText = (text: string) => {
    if (cell && reading && phonetic === 0) cell[reading] = (cell[reading] ?? "") + text;
  };
  const closeCell = () => {
    const read = cell && cellOf(cell, book);
    if (cell && read && read.text.trim() !== "" && cell.column < most.columns)
      row.cells.set(cell.column, read);
    cell = undefined;
  };
  eachElement(xml, {
    open: (name, attribute) => {
      if (name === "row") {
        const number = Number(attribute("r") ?? row.number + 1);
        row = { number, isHidden: /^(?:1|true)$/.test(attribute("hidden") ?? ""), cells: new Map() };
        column = 0;
      } else if (name === "c") {
        column = placeOf(attribute("r"))?.column ?? column;
        const format = book.formats[Number(attribute("s") ?? 0)] ?? "";
        cell = { column, type: attribute("t") ?? "n", format, value: undefined, formula: undefined };
        column += 1;
      } else if (name === "rPh") phonetic += 1;
      else if (cell && (name === "v" || name === "t" || name === "f")) {
        reading = name === "f" ? "formula" : "value";
        takeText("");
      } else if (name === "mergeCell" && merges.length < most.merges) {
        const [from, to] = (attribute("ref") ?? "").split(":").map(placeOf);
        if (from && to) merges.push({ columns: [from.column, to.column], rows: [from.row, to.row] });
      }
    },
    text: takeText,
    close: (name) => {
      if (name === "v" || name === "t" || name === "f") reading = undefined;
      else if (name === "rPh") phonetic -= 1;
      else if (name === "c") closeCell();
      else if (name === "row" && row.cells.size > 0) rows.push(row);
      if (rows.length > most.rows) throw new Unreadable("tooLarge");
    },
  });
  return { rows, merges };
}

/** Whether a sheet has anything in it, without reading all of it. */
export const hasValues = (xml: string): boolean => /<(?:\w+:)?(?:v|t)(?: [^>]*)?>[^<]/.test(xml);

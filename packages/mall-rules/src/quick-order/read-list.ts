/** A list of codes and quantities as people paste it from a table or export it as CSV. */
import { toHalfWidth } from "../checks/text.ts";
import { quickOrderLimits } from "../limits/index.ts";
import { type Line, linesOf } from "./cells.ts";

/** What keeps a row from being ordered: no code, one that is too long, a quantity that is no whole number from 1 on. */
export type CodeFault = "noCode" | "longCode" | "badQuantity";

export interface ListRow {
  /** Where it is in the text, from 1. */
  line: number;
  /** As it was typed, in usual letters; leading zeros are kept. */
  code: string;
  /** 1 where none was typed; 0 where a fault is. */
  quantity: number;
  /** As it was typed. */
  quantityText: string;
  fault?: CodeFault;
  /** Other lines of the same code, whose quantities are in this one. */
  summed: number[];
}

export interface QuickList {
  rows: ListRow[];
  /** Lines above the head of the table, a title for example, which are no rows. */
  above: number;
}

const codeHeads =
  /^(?:货号|商品货号|商品编码|商品编号|物料编码|物料号|编码|编号|料号|型号|订货号|sku|sku ?编码|code|item ?code|part ?(?:no\.?|number)|item ?no\.?)$/i;
const quantityHeads = /^(?:数量|采购数量|订购数量|购买数量|订货数量|qty|quantity|count|pcs)$/i;

export interface Columns {
  code: number;
  quantity: number;
}

/** How many lines a head may have above it. */
const mostAbove = 10;

/** The columns that a line names; undefined where it is no head. One that is not the first has to name both. */
function columnsOf(line: Line, nth: number): Columns | undefined {
  const cells = line.cells.map((cell) => toHalfWidth(cell).replace(/[*:]/g, "").trim());
  const code = cells.findIndex((cell) => codeHeads.test(cell));
  const quantity = cells.findIndex((cell) => quantityHeads.test(cell));
  if ((code < 0 && quantity < 0) || (nth > 0 && (code < 0 || quantity < 0))) return undefined;
  const beside = (at: number) => (at === 0 ? 1 : 0);
  return {
    code: code < 0 ? beside(quantity) : code,
    quantity: quantity < 0 ? Math.max(code, 0) + 1 : quantity,
  };
}

/** Digits, also in groups of three; a spreadsheet's "10.00" is whole. No more than nine: the rest is no quantity. */
const whole = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.0+)?$/;
function quantityOf(text: string): number | undefined {
  if (text === "") return 1;
  const [, digits = ""] = whole.exec(text) ?? [];
  const quantity = Number(digits.replaceAll(",", ""));
  return quantity > 0 ? quantity : undefined;
}

/** Where the head of a list is among its lines, and the columns that it names; undefined where it has none. */
export function headOf(lines: readonly Line[]): { at: number; columns: Columns } | undefined {
  for (const [at, line] of lines.slice(0, mostAbove).entries()) {
    const columns = columnsOf(line, at);
    if (columns) return { at, columns };
  }
  return undefined;
}

function toRow({ number, cells }: Line, columns: Columns): ListRow {
  const code = toHalfWidth(cells[columns.code] ?? "").trim();
  const quantityText = toHalfWidth(cells[columns.quantity] ?? "").trim();
  const quantity = quantityOf(quantityText);
  const fault =
    code === ""
      ? "noCode"
      : code.length > quickOrderLimits.code
        ? "longCode"
        : quantity === undefined
          ? "badQuantity"
          : undefined;
  return {
    ...{ line: number, code, quantity: fault ? 0 : (quantity ?? 0), quantityText, summed: [] },
    ...(fault ? { fault } : {}),
  };
}

/** The rows of a list, each code once: the quantities of equal codes are summed, at the place of the first. */
export function readList(text: string): QuickList {
  const lines = linesOf(text);
  const head = headOf(lines);
  const columns = head?.columns ?? { code: 0, quantity: 1 };
  const firsts = new Map<string, ListRow>();
  const rows: ListRow[] = [];
  for (const line of head ? lines.slice(head.at + 1) : lines) {
    const row = toRow(line, columns);
    const key = row.code.toUpperCase();
    const first = row.fault ? undefined : firsts.get(key);
    if (first) {
      first.quantity += row.quantity;
      first.summed.push(row.line);
      continue;
    }
    if (!row.fault) firsts.set(key, row);
    rows.push(row);
  }
  return { rows, above: head?.at ?? 0 };
}

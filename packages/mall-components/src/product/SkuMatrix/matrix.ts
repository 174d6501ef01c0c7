/** What is in a matrix of SKUs: its rows, why a number of one cannot be ordered, and what was pasted. */
import { clampQuantity } from "@tradehall/mall-rules/checks/quantity";
import type { SkuOption, SkuSpec } from "@tradehall/mall-rules/states/product/sku-choice";
import { readQuantity } from "@tradehall/ui/NumberStepper";

/** Pieces wanted, by SKU; what is not there is none. */
export type SkuCounts = Readonly<Record<string, number>>;

export interface QuantityOf {
  min: number;
  step: number;
}

/** Values of the first of several specifications, which become tabs; none where one says all. */
export const tabsOf = (specs: readonly SkuSpec[]): readonly string[] =>
  specs.length > 1 ? (specs[0]?.values ?? []) : [];

/** What a row is called: its values behind the tab's. */
export const rowName = (specs: readonly SkuSpec[], sku: SkuOption): string =>
  (specs.length > 1 ? specs.slice(1) : specs).map(({ name }) => sku.values[name]).join(" / ");

export const isShort = (sku: SkuOption, { min }: QuantityOf): boolean => sku.stock < min;

/** Why so many cannot be ordered; none of it never is a fault. */
export const problemOf = (sku: SkuOption, count: number, { min, step }: QuantityOf) =>
  count === 0 ? undefined : clampQuantity(count, { min, step, max: sku.stock }).reason;

/** One press of a button of the row: from none to the least and back. */
export function stepped(sku: SkuOption, count: number, by: 1 | -1, { min, step }: QuantityOf): number {
  const wanted = count === 0 ? (by > 0 ? min : 0) : count + by * step;
  if (wanted < min) return 0;
  return clampQuantity(wanted, { min, step, max: sku.stock }).quantity;
}

export const piecesOf = (skus: readonly SkuOption[], counts: SkuCounts): number =>
  skus.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);

export interface Pasted {
  counts: SkuCounts;
  /** Rows filled in. */
  filled: number;
  /** What found no row: codes that no SKU has, numbers beyond the last row, cells that are no number. */
  lost: string[];
}

/**
 * A column of Excel: numbers go into the rows from one on; where there are two columns, the first says which SKU by its
 * code, in any tab. A head without a number is passed over. Undefined for a single cell, which is typed as ever.
 */
export function readPasted(
  text: string,
  { rows, from, skus }: { rows: readonly SkuOption[]; from: number; skus: readonly SkuOption[] },
): Pasted | undefined {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .replace(/(?<!\n)\n+$/, "")
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.trim()));
  if (lines.length === 1 && lines[0]?.length === 1) return undefined;
  const sameCode = (code: string) => (sku: SkuOption) => sku.code?.toLowerCase() === code.toLowerCase();
  const isCoded = lines.some((cells) => cells.length > 1);
  const counts: Record<string, number> = {};
  const lost: string[] = [];
  let place = from;
  for (const [at, cells] of lines.entries()) {
    const count = readQuantity(cells[isCoded ? 1 : 0] ?? "");
    if (count === null && at === 0 && cells.some(Boolean)) continue;
    const sku = isCoded ? skus.find(sameCode(cells[0] ?? "")) : rows[place++];
    // An empty cell leaves its row as it is.
    if (cells.every((cell) => !cell)) continue;
    if (sku && count !== null) counts[sku.id] = count;
    else lost.push(cells[0] ?? "");
  }
  return { counts, filled: Object.keys(counts).length, lost };
}

/** Choosing a SKU by its specifications, as a table of allowed combinations and one move: press a value. */

import type { YuanText } from "../../money/index.ts";
import type { Pack } from "./pack.ts";

/** One specification with its values in order, e.g. 颜色: 红色, 蓝色. */
export interface SkuSpec {
  readonly name: string;
  readonly values: readonly string[];
}

/** One SKU that exists. */
export interface SkuOption {
  /** SKU id. */
  readonly id: string;
  /** Value per specification name. */
  readonly values: Readonly<Record<string, string>>;
  /** Unit price. */
  readonly yuan: YuanText;
  /** Former price. */
  readonly originalYuan?: YuanText;
  /** Unit price for paid members. */
  readonly memberYuan?: YuanText;
  /** Pieces that can be bought. */
  readonly stock: number;
  /** Picture: path without width and file ending. */
  readonly picture?: string;
  /** The seller's code. */
  readonly code?: string;
  /** The manufacturer's part number, where it is another one. */
  readonly makerCode?: string;
  /** What a unit of several pieces holds. */
  readonly pack?: Pack;
  /** Name as carts and orders show it. */
  readonly name?: string;
}

/** Value chosen per specification name; a missing name is not chosen yet. */
export type SkuSelection = Readonly<Record<string, string>>;

/**
 * How one value is: `selected`; `possible` beside what is chosen elsewhere; `soldOut` only by stock;
 * `conflict` exists, but not beside the present choice; `none` in no SKU at all.
 */
export type SkuValueState = "selected" | "possible" | "soldOut" | "conflict" | "none";

const agrees = (sku: SkuOption, selection: SkuSelection): boolean =>
  Object.entries(selection).every(([name, value]) => sku.values[name] === value);

/** Selection without one specification. */
function without(selection: SkuSelection, name: string): SkuSelection {
  const { [name]: _, ...rest } = selection;
  return rest;
}

/** How a value is under a selection. */
export function skuValueState(
  skus: readonly SkuOption[],
  selection: SkuSelection,
  name: string,
  value: string,
): SkuValueState {
  if (selection[name] === value) return "selected";
  const holders = skus.filter((sku) => sku.values[name] === value);
  if (holders.length === 0) return "none";
  const beside = holders.filter((sku) => agrees(sku, without(selection, name)));
  if (beside.length === 0) return "conflict";
  return beside.some((sku) => sku.stock > 0) ? "possible" : "soldOut";
}

/** The value nearest to the one that was chosen which some SKU has beside a selection; one in stock is nearer. */
function nearestValue(
  spec: SkuSpec,
  skus: readonly SkuOption[],
  beside: SkuSelection,
  chosen: string,
): string | undefined {
  const at = spec.values.indexOf(chosen);
  const away = (value: string): number => {
    const there = skus.filter((sku) => agrees(sku, { ...beside, [spec.name]: value }));
    if (there.length === 0) return Number.POSITIVE_INFINITY;
    const missed = there.some((sku) => sku.stock > 0) ? 0 : spec.values.length;
    return Math.abs(spec.values.indexOf(value) - at) + missed;
  };
  const [best] = [...spec.values].sort((one, other) => away(one) - away(other));
  return best !== undefined && Number.isFinite(away(best)) ? best : undefined;
}

/**
 * Presses a value. The chosen one again clears it. A value that conflicts stays; the others that stand in its way move to
 * the nearest that go with it, earliest specification kept first: no press ends in nothing to buy. A value of no SKU
 * changes nothing.
 */
export function chooseSkuValue(
  specs: readonly SkuSpec[],
  skus: readonly SkuOption[],
  selection: SkuSelection,
  name: string,
  value: string,
): SkuSelection {
  if (selection[name] === value) return without(selection, name);
  if (!skus.some((sku) => sku.values[name] === value)) return selection;
  let next: SkuSelection = { [name]: value };
  const moved: SkuSpec[] = [];
  for (const spec of specs) {
    const chosen = selection[spec.name];
    if (spec.name === name || chosen === undefined) continue;
    const wider = { ...next, [spec.name]: chosen };
    if (skus.some((sku) => agrees(sku, wider))) next = wider;
    else moved.push(spec);
  }
  for (const spec of moved) {
    const nearest = nearestValue(spec, skus, next, selection[spec.name] ?? "");
    if (nearest !== undefined) next = { ...next, [spec.name]: nearest };
  }
  return next;
}

/** Values that a press moved beside the one that was pressed, in the order of the specifications. */
export const movedValues = (
  specs: readonly SkuSpec[],
  before: SkuSelection,
  after: SkuSelection,
  pressed: string,
): string[] =>
  specs.flatMap(({ name }) => {
    const value = after[name];
    return name !== pressed && before[name] !== undefined && value !== undefined && value !== before[name]
      ? [value]
      : [];
  });

/** Specifications that still need a value, in order. */
export const missingSpecs = (specs: readonly SkuSpec[], selection: SkuSelection): string[] =>
  specs.filter((spec) => selection[spec.name] === undefined).map((spec) => spec.name);

/** The SKU a whole selection names; undefined while something is missing. A product without specifications has one. */
export function chosenSku(
  specs: readonly SkuSpec[],
  skus: readonly SkuOption[],
  selection: SkuSelection,
): SkuOption | undefined {
  if (missingSpecs(specs, selection).length > 0) return undefined;
  return skus.find((sku) => agrees(sku, selection));
}

/**
 * The SKU that a link on a value leads to, where no script keeps a part of a choice: what is chosen elsewhere stays where it can,
 * the rest is the first in stock. Undefined for a value of no SKU.
 */
export function skuOfValue(
  specs: readonly SkuSpec[],
  skus: readonly SkuOption[],
  selection: SkuSelection,
  { name, value }: { name: string; value: string },
): SkuOption | undefined {
  const next = selection[name] === value ? selection : chooseSkuValue(specs, skus, selection, name, value);
  const left = skus.filter((sku) => sku.values[name] === value && agrees(sku, next));
  return left.find((sku) => sku.stock > 0) ?? left[0];
}

/** The selection a page opens with: specifications of one value, or the only SKU, are chosen already. */
export function firstSelection(specs: readonly SkuSpec[], skus: readonly SkuOption[]): SkuSelection {
  const only = skus.length === 1 ? skus[0] : undefined;
  if (only) return Object.fromEntries(specs.map((spec) => [spec.name, only.values[spec.name] ?? ""]));
  const forced = specs.filter((spec) => spec.values.length === 1);
  return Object.fromEntries(forced.map((spec) => [spec.name, spec.values[0] ?? ""]));
}

/** What a partial selection leaves open: prices from and to, and the stock together. */
export function skuRange(
  skus: readonly SkuOption[],
  selection: SkuSelection,
): { minYuan: YuanText; maxYuan: YuanText; stock: number } | undefined {
  const left = skus.filter((sku) => agrees(sku, selection));
  const sorted = [...left].sort((a, b) => Number(a.yuan) - Number(b.yuan));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return undefined;
  return {
    minYuan: first.yuan,
    maxYuan: last.yuan,
    stock: left.reduce((sum, sku) => sum + Math.max(0, sku.stock), 0),
  };
}

/** What is in each row of a quick order, from what was found and what was chosen since. */
import { clampQuantity, type QuantityReason, type QuantityRule } from "@tradehall/mall-rules/checks/quantity";
import { fen, fenToYuan, sumFen, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import type { ListRow } from "@tradehall/mall-rules/quick-order";
import type { FileNote } from "@tradehall/mall-rules/quick-order-file";
import type { GoodsView } from "../../product/goods-views.ts";

/** A SKU that a row may be about. */
export interface QuickOption {
  prodId: string;
  skuId: string;
  goods: GoodsView;
  /** One piece, today. */
  yuan: YuanText;
  /** Unit word, e.g. 套. */
  unit: string;
  /** Least order, multiples and stock. */
  rule: QuantityRule;
  /** Why it cannot be bought, in words. */
  blocked?: string | undefined;
}

/** A row of the list with the goods found for it. */
export interface QuickRow extends ListRow {
  /** SKUs whose code it is; of several one is chosen. */
  matches: readonly QuickOption[];
  /** Offered where there is no match. */
  suggestions: readonly QuickOption[];
  /** What is to be known of its cells in the file that it comes from. */
  notes?: readonly FileNote[];
}

/** What became of a row that was to go into the cart. */
export interface QuickResult {
  isAdded: boolean;
  /** What the cart said. */
  text: string;
}

/** A row that goes into the cart; `line` names it. */
export interface QuickAddedLine {
  line: number;
  prodId: string;
  skuId: string;
  count: number;
}

/** What the buyer chose in a row. */
export interface QuickChoice {
  skuId?: string | undefined;
  quantity?: number;
}

export interface QuickLine {
  row: QuickRow;
  /** What the row is about; undefined until one is chosen. */
  option: QuickOption | undefined;
  state: "fault" | "missing" | "several" | "blocked" | "short" | "ready";
  /** What goes into the cart; 0 where the row cannot. */
  quantity: number;
  /** Why that is another quantity than was asked for. */
  adjusted?: QuantityReason;
}

export function quickLineOf(row: QuickRow, choice: QuickChoice = {}): QuickLine {
  const none = { row, option: undefined, quantity: 0 };
  if (row.fault) return { ...none, state: "fault" };
  const all = row.matches.length > 0 ? row.matches : row.suggestions;
  const able = row.matches.filter(({ blocked }) => !blocked);
  const only = row.matches.length === 1 ? row.matches[0] : able.length === 1 ? able[0] : undefined;
  const option = all.find(({ skuId }) => skuId === choice.skuId) ?? only;
  if (!option) return { ...none, state: row.matches.length > 0 ? "several" : "missing" };
  if (option.blocked) return { row, option, state: "blocked", quantity: 0 };
  const { quantity, reason } = clampQuantity(choice.quantity ?? row.quantity, option.rule);
  if (quantity > option.rule.max) return { row, option, state: "short", quantity: 0 };
  return { row, option, state: "ready", quantity, ...(reason ? { adjusted: reason } : {}) };
}

export const sumOf = ({ option, quantity }: QuickLine): YuanText | undefined =>
  option && quantity > 0 ? fenToYuan(fen(yuanToFen(option.yuan) * quantity)) : undefined;

export const totalOf = (lines: readonly QuickLine[]): YuanText =>
  fenToYuan(sumFen(lines, (line) => yuanToFen(sumOf(line) ?? "0.00")));

/** Rows of a quick order with the goods found for them. */
import type { FoundCode, QuickGoods } from "@tradehall/api-client/models/quick-order";
import type { QuickOption, QuickRow } from "@tradehall/mall-components/cart/QuickOrderResult";
import type { ListRow } from "@tradehall/mall-rules/quick-order";
import type { FileText } from "@tradehall/mall-rules/quick-order-file";
import type { DataRoutes } from "./data-routes.ts";

const toOption = (goods: QuickGoods, routes: DataRoutes): QuickOption => ({
  ...{ prodId: String(goods.prodId), skuId: String(goods.skuId), yuan: goods.price, unit: goods.unit },
  goods: {
    title: goods.prodName,
    href: routes.product(goods.prodId, goods.skuId),
    picture: goods.pic,
    skuText: goods.skuName,
    code: goods.partyCode,
  },
  rule: { min: goods.minCount, step: goods.stepCount, max: goods.stocks },
  ...(goods.canBuy === 1 ? {} : { blocked: goods.why }),
});

/** `found` are the answers for the rows without fault, in their order; `notes` of a file by line. */
export function toQuickRows(
  rows: readonly ListRow[],
  found: readonly FoundCode[],
  routes: DataRoutes,
  notes: FileText["notes"] = {},
): QuickRow[] {
  const answers = found.values();
  return rows.map((row) => {
    const answer = row.fault ? undefined : answers.next().value;
    const own = notes[row.line];
    return {
      ...row,
      ...(own ? { notes: own } : {}),
      matches: answer?.matches.map((goods) => toOption(goods, routes)) ?? [],
      suggestions: answer?.suggestions.map((goods) => toOption(goods, routes)) ?? [],
    };
  });
}

/** What is ordered and what it costs, joined by SKU and package, which one order names once. */

import { lineName, type PricedLine } from "#server/modules/pricing/draft.ts";
import type { Prepared } from "./prepare.ts";
import type { WantedRow } from "./wanted-row.ts";

export interface OrderLine {
  wanted: WantedRow;
  priced: PricedLine;
}

type Parts = Pick<Prepared, "wanted"> & { draft: Pick<Prepared["draft"], "lines" | "shops"> };

/** Throws where one side has a line that the other has not: that would be an order without goods, or goods for nothing. */
export function orderLines({ wanted, draft }: Parts): OrderLine[] {
  const byName = new Map(draft.lines.map((priced) => [lineName(priced), priced]));
  const shopIds = new Set(draft.shops.map(({ shopId }) => shopId));
  const lines = wanted.map((one) => {
    const { skuId, shopId } = one.goods;
    const name = lineName({ skuId, comboId: one.comboId });
    const priced = byName.get(name);
    byName.delete(name);
    if (priced?.quantity !== one.quantity || priced.shopId !== shopId || !shopIds.has(shopId))
      throw new Error(`SKU ${skuId} is wanted and not priced as it is wanted`);
    return { wanted: one, priced };
  });
  if (lines.length !== draft.lines.length) throw new Error("a line is priced that nobody wants");
  return lines;
}

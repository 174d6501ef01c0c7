import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import type { BuyBoxProps } from "@tradehall/mall-components/product/BuyBox";
import { fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { priceAt } from "./price-at.ts";

/** What the chosen SKU, or the cheapest, costs in a team and alone; nothing where it is sold in none. */
export function groupPriceAt(
  detail: DetailView,
  sku: SkuOption | undefined,
  quantity: number,
  teamId: string | undefined,
): Pick<BuyBoxProps, "group"> {
  const { group } = detail;
  if (!group) return {};
  const all = Object.values(group.yuanBySku).map(yuanToFen);
  const yuan = sku ? group.yuanBySku[sku.id] : fenToYuan(fen(Math.min(...all)));
  if (!yuan || all.length === 0) return {};
  const aloneYuan = sku ? priceAt(detail, sku, quantity).yuan : null;
  return { group: { id: group.activityId, yuan, aloneYuan, ...(teamId ? { teamId } : {}) } };
}

/** What changes of the cart answer: so much that the page needs no second call. */
import type {
  CartChange,
  CartDeletion,
  ExpiredShopCart,
  RemovedLine,
} from "@tradehall/api-client/models/cart";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { cartLines } from "#server/db/schema/index.ts";
import { amountsOf, type CartView, toLine, totalsOf } from "./view.ts";

/** Amounts of the touched shops, and the touched products' lines, whose tier price may have moved. */
export function changeOf(view: CartView, shopIds: readonly number[], prodIds: readonly number[]): CartChange {
  return {
    shops: [...new Set(shopIds)].flatMap((shopId) => amountsOf(view, shopId) ?? []),
    lines: view.seen.filter(({ row }) => prodIds.includes(row.goods.prodId)).map((one) => toLine(view, one)),
    totals: totalsOf(view),
  };
}

type StoredLine = typeof cartLines.$inferSelect;

const toRemoved = (line: StoredLine): RemovedLine => ({
  prodId: line.prodId,
  skuId: line.skuId,
  prodCount: line.quantity,
  isChecked: line.isChecked ? 1 : 0,
  priceThen: fenToYuan(line.priceFenThen),
  basketDate: chinaTime(line.createdAt),
  comboId: line.comboId,
});

export const deletionOf = (view: CartView, gone: readonly StoredLine[]): CartDeletion => ({
  removed: gone.map(toRemoved),
  ...changeOf(
    view,
    gone.map((line) => line.shopId),
    gone.map((line) => line.prodId),
  ),
});

/** Lines that can no longer be bought, by shop. */
export function expiredOf(view: CartView): ExpiredShopCart[] {
  const expired = view.seen.filter((one) => one.isExpired);
  return [...Map.groupBy(expired, ({ row }) => row.goods.shopId)].map(([shopId, lines]) => ({
    shopId,
    shopName: lines[0]?.row.goods.shopName ?? "",
    shopCartItemDtoList: lines.map((one) => toLine(view, one)),
  }));
}

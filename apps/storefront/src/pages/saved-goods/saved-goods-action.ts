/** What forms of the wishlist, footprints and goods bought before do before any script runs, and what script sends by them. Server only. */
import { clearBrowseLog } from "@tradehall/api-client/endpoints/browse-log/clear-browse-log";
import { deleteBrowseLog } from "@tradehall/api-client/endpoints/browse-log/delete-browse-log";
import { keepBrowseLog } from "@tradehall/api-client/endpoints/browse-log/keep-browse-log";
import { addItems } from "@tradehall/api-client/endpoints/cart/add-items";
import { cancelCollections } from "@tradehall/api-client/endpoints/collection/cancel-collections";
import { toFlag } from "@tradehall/api-client/models/wire";
import type { Client } from "@tradehall/api-client/transport";
import { toId } from "@tradehall/mall-rules/checks/id";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";

/** What became of goods for the cart; `cartCount` is missing where none was sent. */
export interface SavedAnswer {
  results: { skuId: number; isAdded: boolean; why: string }[];
  cartCount?: number;
}

/** `PRODUCT:SKU:QUANTITY` of a form. */
function goodsOf(value: string) {
  const [prodId, skuId, count] = value.split(":").map((part) => toId(part) ?? 0);
  return { prodId: prodId ?? 0, skuId: skuId ?? 0, count: count ?? 0 };
}

async function toCart(mall: Client, values: readonly string[]): Promise<SavedAnswer> {
  const items = values.map(goodsOf).filter(({ skuId, count }) => skuId > 0 && count > 0);
  if (items.length === 0) return { results: [] };
  const added = await mall(addItems, { body: { items } });
  return {
    results: added.items.map(({ skuId, isAdded, why }) => ({ skuId, isAdded: isAdded === 1, why })),
    cartCount: added.prodCount,
  };
}

/** What is removed from these lists; what was bought stays. */
type SavedKind = "wishlist" | "footprints" | "bought";

/** What a form asks for, beside the cart. */
async function change(mall: Client, kind: SavedKind, intent: string, ids: number[]) {
  const [act, value] = intent.split(":");
  if (kind !== "bought" && act === "remove" && ids.length > 0)
    return kind === "wishlist"
      ? mall(cancelCollections, { body: { prodIds: ids } })
      : mall(deleteBrowseLog, { body: { prodIds: ids } });
  if (kind === "footprints" && act === "clear")
    return mall(clearBrowseLog, { body: value ? { day: value } : {} });
  if (kind === "footprints" && act === "keep")
    return mall(keepBrowseLog, { body: { isKeeping: toFlag(value === "1") } });
  throw data(null, { status: 400 });
}

export async function savedGoodsAction(mall: Client, kind: SavedKind, form: FormData, locale: Locale) {
  const intent = textOf(form, "intent");
  const [act, ...rest] = intent.split(":");
  const ticked = form.getAll("goods").filter((value) => typeof value === "string");
  const named = rest.length > 0 ? [rest.join(":")] : ticked;
  const ids = named.map((value) => goodsOf(value).prodId).filter((id) => id > 0);
  const done = await attemptForm<SavedAnswer>(async () => {
    if (act === "to-cart") return toCart(mall, named);
    await change(mall, kind, intent, ids);
    return { results: [] };
  }, locale);
  return data(done, { status: statusOfAnswer(done) });
}

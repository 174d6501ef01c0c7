/** One changed cart line: delta, absolute quantity, tick, or another SKU (family §3). */
import type { CartItemChange } from "@tradehall/api-client/models/cart-change";
import { eq } from "drizzle-orm";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { cartLines } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";
import {
  addPieces,
  cartGoods,
  insertLine,
  lineOfSku,
  priceThen,
  refuseQuantity,
  type StoredLine,
  updateLine,
} from "./change.ts";
import { changePackage } from "./change-package.ts";
import type { LineChanged } from "./line-changed.ts";
import type { CartOwner } from "./rows.ts";

type Change = v.InferOutput<typeof CartItemChange>;

const tick = ({ isCheck }: Change): { isChecked?: boolean } =>
  isCheck === undefined ? {} : { isChecked: isCheck === 1 };

/** Another SKU of the same product; where a line of it is already, both become one. */
async function changeSku(
  tx: Database,
  owner: CartOwner,
  line: StoredLine,
  change: Change,
  now: Date,
): Promise<LineChanged> {
  if (line.prodId !== change.prodId) refuse("skuMissing");
  const goods = await cartGoods(tx, line.prodId, change.skuId);
  const wanted = change.quantity ?? line.quantity + (change.count ?? 0);
  const target = await lineOfSku(tx, owner, change.skuId);
  const quantity = wanted + (target?.quantity ?? 0);
  await refuseQuantity(tx, owner, goods, { quantity, before: 0 });
  const place = { prodId: goods.prodId, shopId: goods.shopId };
  if (!target) {
    const priceFenThen = await priceThen(tx, owner, goods, now);
    const values = { skuId: goods.skuId, quantity, priceFenThen, ...tick(change) };
    await updateLine(tx, line.id, values);
    return { basketId: line.id, goneBasketIds: [], ...place };
  }
  await updateLine(tx, target.id, {
    quantity,
    isChecked: target.isChecked || line.isChecked,
    ...tick(change),
  });
  await tx.delete(cartLines).where(eq(cartLines.id, line.id));
  return { basketId: target.id, goneBasketIds: [line.id], ...place };
}

/** Another quantity of a line that is; at or below 0 by a delta the line goes. */
async function changeQuantity(
  tx: Database,
  owner: CartOwner,
  line: StoredLine,
  change: Change,
): Promise<LineChanged> {
  const place = { prodId: line.prodId, shopId: line.shopId };
  const quantity = change.quantity ?? line.quantity + (change.count ?? 0);
  if (change.quantity === undefined && quantity <= 0) {
    await tx.delete(cartLines).where(eq(cartLines.id, line.id));
    return { basketId: 0, goneBasketIds: [line.id], ...place };
  }
  // A tick alone, or the same number once more, asks nothing of the stock.
  if (quantity !== line.quantity) {
    const goods = await cartGoods(tx, line.prodId, line.skuId);
    await refuseQuantity(tx, owner, goods, { quantity, before: line.quantity });
  }
  const isAdding = (change.count ?? 0) > 0;
  await updateLine(tx, line.id, { quantity, ...(isAdding ? { isChecked: true } : {}), ...tick(change) });
  return { basketId: line.id, goneBasketIds: [], ...place };
}

/** Applies a change inside a transaction that holds the cart's lock. */
export async function changeLine(
  tx: Database,
  owner: CartOwner,
  change: Change,
  now: Date,
): Promise<LineChanged> {
  const { prodId, skuId, oldSkuId, basketId } = change;
  if (change.comboId) return changePackage(tx, owner, change, now);
  const line = await lineOfSku(tx, owner, oldSkuId ?? skuId);
  if (basketId !== undefined && line?.id !== basketId) refuse("cartLineMissing");
  if (line && oldSkuId !== undefined && oldSkuId !== skuId) return changeSku(tx, owner, line, change, now);
  if (line && line.prodId !== prodId) refuse("skuMissing");
  if (line) return changeQuantity(tx, owner, line, change);
  if (oldSkuId !== undefined || (change.quantity === undefined && (change.count ?? 0) <= 0))
    refuse("cartLineMissing");
  if (change.quantity !== undefined) {
    const goods = await cartGoods(tx, prodId, skuId);
    await refuseQuantity(tx, owner, goods, { quantity: change.quantity, before: 0 });
    const id = await insertLine(tx, owner, goods, change.quantity, now);
    return { basketId: id, goneBasketIds: [], prodId, shopId: goods.shopId };
  }
  const id = await addPieces(tx, owner, { prodId, skuId, quantity: change.count ?? 0 }, now);
  const added = await lineOfSku(tx, owner, skuId);
  return { basketId: id, goneBasketIds: [], prodId, shopId: added?.shopId ?? 0 };
}

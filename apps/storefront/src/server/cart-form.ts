/** The cart as its form shows it, for buyers whose page has no script, or not yet. Server only. */
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import type { CartLine } from "@tradehall/api-client/models/cart";
import type { Client } from "@tradehall/api-client/transport";
import { numberOf } from "./form.ts";

/** Brings ticks and quantities of the form to the server's cart: what is on the screen is what is settled. */
export async function takeForm(mall: Client, lines: readonly CartLine[], form: FormData): Promise<void> {
  const ticked = new Set(form.getAll("selected").map(String));
  // A line that came to the cart after the page was drawn is not in its form.
  const shown = lines.filter((line) => form.has(`quantity-${line.basketId}`));
  const items = shown
    .map(({ basketId, isChecked }) => ({ basketId, was: isChecked, isChecked: ticked.has(String(basketId)) }))
    .filter(({ was, isChecked }) => (was === 1) !== isChecked)
    .map(({ basketId, isChecked }) => ({ basketId, isChecked: isChecked ? (1 as const) : (0 as const) }));
  if (items.length > 0) await mall(checkItems, { body: { items } });
  for (const { basketId, comboId, prodId, skuId, shopId, prodCount } of shown) {
    const quantity = numberOf(form, `quantity-${basketId}`);
    if (quantity !== undefined && quantity !== prodCount)
      await mall(changeItem, {
        body: { prodId, skuId, shopId, basketId, quantity, ...(comboId > 0 ? { comboId } : {}) },
      });
  }
}

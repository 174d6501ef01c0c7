import { toggleShopCollection } from "@tradehall/api-client/endpoints/collection/toggle-shop-collection";
import { toFlag } from "@tradehall/api-client/models/wire";
import type { Client } from "@tradehall/api-client/transport";
import { toId } from "@tradehall/mall-rules/checks/id";
import { data } from "react-router-dom";
import { attemptForm, statusOfAnswer } from "./attempt.ts";
import { claimAction } from "./claim-action.ts";
import { readForm, textOf } from "./form.ts";
import { localeOf } from "./mall.ts";

/** The name of `ShopWishlistButton`'s form. */
export const wishlistShopIntent = "wishlistShop";

/** A shop becomes a favourite, or is one no longer. */
export async function wishlistShop(mall: Client, request: Request, form: FormData) {
  const shopId = toId(textOf(form, "shopId")) ?? 0;
  const isCollection = toFlag(textOf(form, "isWishlisted") === "1");
  const done = await attemptForm(
    async () => ({
      shopId,
      isWishlisted: await mall(toggleShopCollection, { body: { shopId, isCollection } }),
    }),
    localeOf(request),
  );
  return data(done, { status: statusOfAnswer(done) });
}

/** What a shop's forms do: it becomes a favourite, or is one no longer; a coupon of it is claimed. */
export async function shopAction(mall: Client, request: Request) {
  const form = await readForm(request);
  return textOf(form, "intent") === wishlistShopIntent
    ? wishlistShop(mall, request, form)
    : claimAction(mall, request, form);
}

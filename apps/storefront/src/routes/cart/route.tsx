import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { clearExpired } from "@tradehall/api-client/endpoints/cart/clear-expired";
import { deleteItems } from "@tradehall/api-client/endpoints/cart/delete-items";
import { getCart } from "@tradehall/api-client/endpoints/cart/get-cart";
import { getAllowance } from "@tradehall/api-client/endpoints/enterprise/buying/get-allowance";
import { receiveCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/receive-coupon";
import type { CartLine } from "@tradehall/api-client/models/cart";
import { everyLine, linesOf } from "@tradehall/mall-adapters/cart-model";
import { toId } from "@tradehall/mall-rules/checks/id";
import { data, redirect } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { takeForm } from "../../server/cart-form.ts";
import { isCompactAsked } from "../../server/density.ts";
import { numberOf, readForm, textOf } from "../../server/form.ts";
import { loadPart } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { askedRegion } from "../../server/region.ts";
import type { Route } from "./+types/route.ts";
import { CartPage } from "./CartPage.tsx";
import { moveToWishlist } from "./move-to-wishlist.ts";

export async function loader(args: Route.LoaderArgs) {
  const mall = mallOf(args);
  const [cart, allowance] = await load(() =>
    Promise.all([mall(getCart, { query: askedRegion(args.request) }), loadPart(mall(getAllowance))]),
  );
  return {
    cart,
    allowance,
    isCompact: isCompactAsked(args.request),
  };
}

/**
 * The cart without script: each button of the page's form is an intent, and takes the form's ticks and quantities; a
 * list's button puts goods in.
 */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const [intent = "", id = "", skuId, shopId] = textOf(form, "intent").split(":");
  const mall = mallOf(args);
  const remove = (lines: readonly CartLine[]) =>
    mall(deleteItems, { body: { basketIds: lines.map((line) => line.basketId) } });
  const addToWishlist = async (lines: readonly CartLine[]) => {
    await moveToWishlist(
      mall,
      lines.map((line) => line.prodId),
    );
    await remove(lines);
  };
  const done = await attemptForm(async () => {
    if (intent === "add") {
      const goods = { prodId: toId(id) ?? 0, skuId: toId(skuId) ?? 0, shopId: toId(shopId) ?? 0 };
      await mall(changeItem, { body: { ...goods, count: numberOf(form, "count") ?? 0 } });
      return;
    }
    await takeForm(mall, linesOf(await mall(getCart, {})), form);
    const cart = await mall(getCart, {});
    const named = everyLine(cart).filter((line) => String(line.basketId) === id);
    const checked = linesOf(cart).filter((line) => line.isChecked);
    if (intent === "delete" && named.length > 0) await remove(named);
    else if (intent === "wishlist") await addToWishlist(named);
    else if (intent === "delete-selected" && checked.length > 0) await remove(checked);
    else if (intent === "wishlist-selected" && checked.length > 0) await addToWishlist(checked);
    else if (intent === "claim") await mall(receiveCoupon, { body: { couponId: toId(id) ?? 0 } });
    else if (intent === "clear-expired") await mall(clearExpired);
    else if (intent === "settle-first") {
      const rest = checked.slice(cart.settleMax).map(({ basketId }) => ({ basketId, isChecked: 0 as const }));
      await mall(checkItems, { body: { items: rest } });
    }
  }, localeOf(args.request));
  if (!done.ok) return data({ message: done.error.message }, { status: statusOfAnswer(done) });
  return redirect(intent.startsWith("settle") ? hrefTo("submit-order") : hrefTo("cart"));
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, allowance, isCompact } = loaderData;
  return <CartPage {...{ loaded: cart, allowance, isCompact }} failure={actionData?.message} />;
}

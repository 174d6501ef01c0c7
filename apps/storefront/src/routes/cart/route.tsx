import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { clearExpired } from "@tradehall/api-client/endpoints/cart/clear-expired";
import { deleteItems } from "@tradehall/api-client/endpoints/cart/delete-items";
import { getCart } from "@tradehall/api-client/endpoints/cart/get-cart";
import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import { redirect } from "react-router-dom";
import { titleOf } from "../../browser/page-title.ts";
import { attempt } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import { load, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { CartPage } from "./CartPage.tsx";
import { linesOf } from "./cart-model.ts";

export const meta = titleOf("cart");

export const loader = async (args: Route.LoaderArgs) => ({
  cart: await load(() => mallOf(args)(getCart, {})),
});

/** The cart without script: each button of the page's form is an intent. */
export async function action(args: Route.ActionArgs) {
  const [intent = "", id = ""] = textOf(await args.request.formData(), "intent").split(":");
  const mall = mallOf(args);
  const cart = await mall(getCart, {});
  const all = [...linesOf(cart), ...cart.expired.flatMap((shop) => shop.shopCartItemDtoList)];
  const named = all.filter((line) => String(line.basketId) === id);
  const checked = linesOf(cart).filter((line) => line.isChecked);
  const remove = (lines: typeof all) =>
    mall(deleteItems, { body: { basketIds: lines.map((line) => line.basketId) } });
  const favour = async (lines: typeof all) => {
    for (const { prodId } of lines) await mall(toggleCollection, { body: { prodId } });
    return remove(lines);
  };
  if (intent === "settle") return redirect("/submit-order");
  if (intent === "settle-first") {
    const rest = checked.slice(cart.settleMax).map(({ basketId }) => ({ basketId, isChecked: 0 as const }));
    await mall(checkItems, { body: { items: rest } });
    return redirect("/submit-order");
  }
  const work = {
    delete: () => remove(named),
    favourite: () => favour(named),
    "delete-selected": () => remove(checked),
    "favourite-selected": () => favour(checked),
    "clear-expired": () => mall(clearExpired),
  }[intent];
  return work ? attempt<unknown>(work) : null;
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage loaded={loaderData.cart} />;
}

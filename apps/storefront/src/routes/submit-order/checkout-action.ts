/** What the checkout's form sends: an order, or a line that goes another way. Server only. */
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import { ApiError } from "@tradehall/api-client/errors";
import { type MergedOrder, orderOfRefusal } from "@tradehall/api-client/models/order";
import type { Client } from "@tradehall/api-client/transport";
import { changedPrices, toBlocked } from "@tradehall/mall-adapters/checkout";
import type { OrderChoices } from "@tradehall/mall-adapters/checkout-choices";
import {
  changedChoices,
  faultsOf,
  shownPrices,
  toSubmit,
  typedOf,
} from "@tradehall/mall-adapters/checkout-form";
import type { Locale } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import { choicesHref } from "../../adapters/checkout-href.ts";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { hrefTo } from "../../href-to.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";

/** Why the server refuses what would change an order that is. */
export const orderPlaced = "orderPlaced";

/** Of such a refusal, the numbers of the orders. */
export const placedNumbers = (refused: unknown): string => {
  const { orderNumbers }: Record<string, unknown> = Object(refused);
  return typeof orderNumbers === "string" ? orderNumbers : "";
};

interface CheckoutCall {
  mall: Client;
  form: FormData;
  choices: OrderChoices;
  locale: Locale;
}

/** `take:LINE:PIECES` orders fewer or more of a line, `leave-out:LINE` leaves it in the cart, unticked. */
export async function adjustLine({ mall, form, choices, locale }: CheckoutCall) {
  const [intent, line = "", pieces = ""] = textOf(form, "intent").split(":");
  const [basketId = 0, prodId = 0, skuId = 0] = line.split("-").map(Number);
  const quantity = Number(pieces);
  if (choices.orderItem)
    return redirect(choicesHref({ ...choices, orderItem: { ...choices.orderItem, prodCount: quantity } }));
  const done = await attemptForm(async () => {
    if (intent === "take") await mall(changeItem, { body: { basketId, prodId, skuId, quantity } });
    else await mall(checkItems, { body: { items: [{ basketId, isChecked: 0 }] } });
  }, locale);
  // A confirm that is kept has lines of its own: the cart's are asked for again.
  if (done.ok && choices.uuid) return redirect(choicesHref({ ...choices, uuid: undefined }));
  const message = done.ok ? "" : done.error.message;
  return data({ faults: {}, message, typed: typedOf(form) }, { status: statusOfAnswer(done) });
}

export async function submitCheckout({ mall, form, choices, locale }: CheckoutCall) {
  const typed = typedOf(form);
  const faults = faultsOf(form, locale);
  if (Object.keys(faults).length > 0) return { faults, message: "", typed };
  const changed = changedChoices(form, choices);
  const body = toSubmit(form, changed ?? choices);
  let order: MergedOrder | undefined;
  const submit = () =>
    mall(submitOrder, { body }, { idempotencyKey: body.uuid, timeoutMs: 20_000 }).catch((error: unknown) => {
      if (error instanceof ApiError) order = orderOfRefusal(error.data);
      throw error;
    });
  const submitted = await attemptForm(submit, locale);
  if (!submitted.ok) {
    // The page that comes back without script would show the choices from before.
    const { fields, message, reaction, reason } = submitted.error;
    const isPlaced = reason === orderPlaced;
    if (changed && reaction === "toastMessage" && !isPlaced) return redirect(choicesHref(changed));
    // An order of unknown fate is submitted again under its own number; a page reloaded would bear another.
    const status = statusOfAnswer(submitted);
    const lost = order && {
      blocked: order.blockedItems.map((line) => toBlocked(line, locale, dataRoutes)),
      changedFrom: changedPrices(order, shownPrices(form)),
    };
    return data({ faults: fields, message, typed, isPlaced, isUnknown: status >= 500, ...lost }, { status });
  }
  const { orderNumbers, needPay, needApproval } = submitted.data;
  // What waits for an approval shows whose; several stand in their list.
  if (needApproval)
    return redirect(
      orderNumbers.includes(",")
        ? hrefTo("uc-order", { status: "approval" })
        : hrefTo("order-detail", { orderNumber: orderNumbers }),
    );
  return redirect(hrefTo(needPay ? "payment" : "pay-result", { orderNumbers }));
}

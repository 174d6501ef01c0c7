/** What a buyer does to an order, from the list and from its page alike. Server only. */
import { buyAgain } from "@tradehall/api-client/endpoints/order/buy-again";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { deleteOrder } from "@tradehall/api-client/endpoints/order/delete-order";
import { purgeOrder } from "@tradehall/api-client/endpoints/order/purge-order";
import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { remindSeller } from "@tradehall/api-client/endpoints/order/remind-seller";
import { restoreOrder } from "@tradehall/api-client/endpoints/order/restore-order";
import { setPoNumber } from "@tradehall/api-client/endpoints/order/set-po-number";
import type { BuyAgainResult } from "@tradehall/api-client/models/my-order";
import type { Client } from "@tradehall/api-client/transport";
import { lookup } from "@tradehall/mall-rules/lookup";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { orderQuestions } from "../adapters/order-questions.ts";
import { askFirst } from "./ask-first.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "./attempt.ts";
import { textOf } from "./form.ts";

/** Kinds of goods that went into the cart and why others did not; empty for every other action. */
export interface OrderActionData {
  added?: number;
  refused?: { name: string; why: string }[];
}
export type OrderAnswer = { intent: string; orderNumber: string } & Attempt<OrderActionData>;

/** A call whose answer says nothing of goods. */
const quiet = (call: Promise<unknown>): Promise<OrderActionData> => call.then(() => ({}));

export async function orderAction(mall: Client, form: FormData, locale: Locale) {
  const intent = textOf(form, "intent");
  const orderNumber = textOf(form, "orderNumber");
  const params = { orderNumber };
  const work: Record<string, () => Promise<OrderActionData>> = {
    cancel: () => quiet(mall(cancelOrder, { params, body: { reason: textOf(form, "reason") } })),
    receive: () => quiet(mall(receiveOrder, { params })),
    delete: () => quiet(mall(deleteOrder, { params })),
    restore: () => quiet(mall(restoreOrder, { params })),
    purge: () => quiet(mall(purgeOrder, { params })),
    poNumber: () => quiet(mall(setPoNumber, { params, body: { poNumber: textOf(form, "poNumber") } })),
    remind: () => quiet(mall(remindSeller, { params })),
    buyAgain: async () => {
      const items: BuyAgainResult["items"] = [];
      // Orders that were to be paid together are bought again together, one call after the other.
      for (const one of orderNumber.split(","))
        items.push(...(await mall(buyAgain, { params: { orderNumber: one } })).items);
      return {
        added: items.filter((item) => item.isAdded).length,
        refused: items.filter((item) => !item.isAdded).map(({ prodName, why }) => ({ name: prodName, why })),
      };
    },
  };
  const act = work[intent];
  if (!act) throw data(null, { status: 400 });
  const about = lookup(orderQuestions, intent, undefined);
  const question = about && { about, values: { orderNumber } };
  const done = await askFirst(form, question, () => attemptForm(act, locale));
  const answer: OrderAnswer = {
    intent,
    orderNumber,
    ...done,
  };
  return data(answer, { status: statusOfAnswer(done) });
}

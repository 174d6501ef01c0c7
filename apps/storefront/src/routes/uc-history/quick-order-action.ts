/** What the form of a quick order does without script: looks a list up, and puts it into the cart. Server only. */
import { addListLines } from "@tradehall/api-client/endpoints/purchase-list/add-list-lines";
import { createPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/create-purchase-list";
import type { Client } from "@tradehall/api-client/transport";
import type { QuickAddedLine } from "@tradehall/mall-components/cart/QuickOrderResult";
import { toId } from "@tradehall/mall-rules/checks/id";
import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { fill, type Locale } from "@tradehall/mall-rules/words";
import { purchaseListNames } from "@tradehall/mall-rules/words/purchase-list";
import { data, redirect } from "react-router-dom";
import { purchaseListHref } from "../../adapters/purchase-list-pages.ts";
import { type AddedLine, addInParts } from "../../pages/add-in-parts.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import { type FoundList, lookUp } from "./look-up.ts";
import { readSource } from "./read-source.ts";

export interface QuickAnswer extends FoundList {
  added: AddedLine[];
}

/** `LINE:PRODUCT:SKU:QUANTITY` of a form. */
function lineOf(value: string) {
  const [line = 0, prodId = 0, skuId = 0, count = 0] = value.split(":").map((part) => toId(part) ?? 0);
  return { line, prodId: String(prodId), skuId: String(skuId), count };
}

/** The file that was chosen, else what is in the field. */
async function sourceOf(form: FormData): Promise<string | Uint8Array> {
  const file = form.get("file");
  const isSent = textOf(form, "intent") === "look-up" && file instanceof File && file.size > 0;
  return isSent ? new Uint8Array(await file.arrayBuffer()) : textOf(form, "text");
}

/** Rows into this purchase list, or into one that is made of them; answers its id. */
async function toList(mall: Client, lines: readonly QuickAddedLine[], locale: Locale, listId?: number) {
  const items = lines.map(({ skuId, count }) => ({ skuId: Number(skuId), prodCount: count }));
  if (listId !== undefined) return (await mall(addListLines, { body: { listId, items } })).listId;
  const name = fill(purchaseListNames.quickOrder[locale], { day: chinaDate(new Date()) });
  return (await mall(createPurchaseList, { body: { name, items } })).listId;
}

/** `listId` is of the purchase list that the codes are for. */
export async function quickOrderAction(mall: Client, form: FormData, locale: Locale, listId?: number) {
  let to: string | undefined;
  const done = await attemptForm<QuickAnswer>(async () => {
    const added: AddedLine[] = [];
    const intent = textOf(form, "intent");
    const lines = textOf(form, "goods").split(" ").map(lineOf);
    const able = lines.filter(({ count }) => count > 0);
    if (intent === "to-list" && able.length > 0) {
      to = purchaseListHref(await toList(mall, able, locale, listId));
      return { text: "", rows: [], added };
    }
    if (intent === "to-cart") await addInParts(mall, able, (part) => added.push(...part));
    const read = readSource(await sourceOf(form), "server");
    return { ...(await lookUp(mall, read, { atOnce: quickOrderLimits.rows })), added };
  }, locale);
  if (to) throw redirect(to);
  return data(done, { status: statusOfAnswer(done) });
}

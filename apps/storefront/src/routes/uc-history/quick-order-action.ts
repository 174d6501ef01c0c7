/** What the form of a quick order does: looks a list up, and before any script puts it into the cart. Server only. */

import { addListLines } from "@tradehall/api-client/endpoints/purchase-list/add-list-lines";
import { createPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/create-purchase-list";
import { lookupCodes } from "@tradehall/api-client/endpoints/quick-order/lookup-codes";
import type { Client } from "@tradehall/api-client/transport";
import { toQuickRows } from "@tradehall/mall-adapters/quick-order";
import type { QuickAddedLine, QuickRow } from "@tradehall/mall-components/trade/QuickOrderResult";
import { toId } from "@tradehall/mall-rules/checks/id";
import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import { readList } from "@tradehall/mall-rules/quick-order";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { fill, type Locale, purchaseListNames } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { purchaseListHref } from "../../adapters/purchase-list-pages.ts";
import { type AddedLine, addInParts } from "../../pages/add-in-parts.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";

export interface QuickAnswer {
  text: string;
  rows: QuickRow[];
  /** How many rows the list has where they are more than one time takes; nothing was looked up then. */
  tooMany?: number;
  added: AddedLine[];
}

/** `LINE:PRODUCT:SKU:QUANTITY` of a form. */
function lineOf(value: string) {
  const [line = 0, prodId = 0, skuId = 0, count = 0] = value.split(":").map((part) => toId(part) ?? 0);
  return { line, prodId: String(prodId), skuId: String(skuId), count };
}

async function lookUp(mall: Client, text: string): Promise<Omit<QuickAnswer, "added">> {
  const { rows } = readList(text);
  if (rows.length > quickOrderLimits.rows) return { text, rows: [], tooMany: rows.length };
  const codes = rows.filter(({ fault }) => !fault).map(({ code }) => code);
  const found = codes.length > 0 ? await mall(lookupCodes, { body: { codes } }) : [];
  return { text, rows: toQuickRows(rows, found, dataRoutes) };
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
    const values = form.getAll("goods").filter((value) => typeof value === "string");
    const lines = values.map(lineOf).filter(({ count }) => count > 0);
    if (intent === "to-list" && lines.length > 0) {
      to = purchaseListHref(await toList(mall, lines, locale, listId));
      return { text: "", rows: [], added };
    }
    if (intent === "to-cart") {
      await addInParts(mall, lines, (part) => added.push(...part));
    }
    return { ...(await lookUp(mall, textOf(form, "text"))), added };
  }, locale);
  if (to) throw redirect(to);
  return data(done, { status: statusOfAnswer(done) });
}

/** What forms of purchase lists do. Server only. */
import { changeListLine } from "@tradehall/api-client/endpoints/purchase-list/change-list-line";
import { copyPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/copy-purchase-list";
import { createPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/create-purchase-list";
import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { removeListLines } from "@tradehall/api-client/endpoints/purchase-list/remove-list-lines";
import { removePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/remove-purchase-list";
import { updatePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/update-purchase-list";
import type { Client } from "@tradehall/api-client/transport";
import { toId } from "@tradehall/mall-rules/checks/id";
import type { Locale } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import { purchaseListHref, purchaseListsHref } from "../../adapters/purchase-list-pages.ts";
import { type AddedLine, addInParts } from "../../pages/add-in-parts.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { numberOf, textOf } from "../../server/form.ts";

export interface ListsAnswer {
  /** Where the page leads to. */
  to?: string;
  /** What became of lines that were to go into the cart. */
  added?: AddedLine[];
}

/** The ticked lines, or all where none is. */
async function toCart(mall: Client, listId: number, ticked: readonly number[]): Promise<ListsAnswer> {
  const { lines } = await mall(getPurchaseList, { query: { listId } });
  const meant = lines.filter(({ skuId, canBuy }) =>
    ticked.length > 0 ? ticked.includes(skuId) : canBuy === 1,
  );
  const added: AddedLine[] = [];
  const rows = meant.map(({ prodId, skuId, prodCount }, line) => ({
    ...{ line, prodId: String(prodId), skuId: String(skuId), count: prodCount },
  }));
  await addInParts(mall, rows, (part) => added.push(...part));
  return { added };
}

async function change(mall: Client, listId: number, form: FormData): Promise<ListsAnswer> {
  const [act, named] = textOf(form, "intent").split(":");
  const id = toId(named) ?? 0;
  const ticked = form.getAll("sku").flatMap((value) => toId(String(value)) ?? []);
  const name = textOf(form, "name");
  switch (act) {
    case "create":
      return { to: purchaseListHref((await mall(createPurchaseList, { body: { name } })).listId) };
    case "copy":
      return { to: purchaseListHref((await mall(copyPurchaseList, { body: { listId: id } })).listId) };
    case "remove":
      await mall(removePurchaseList, { body: { listId: id } });
      return { to: purchaseListsHref };
    case "rename":
      await mall(updatePurchaseList, { body: { listId, name } });
      return {};
    case "share":
    case "unshare":
      await mall(updatePurchaseList, { body: { listId, isShared: act === "share" ? 1 : 0 } });
      return {};
    case "remove-lines": {
      const skuIds = named ? [id] : ticked;
      if (skuIds.length > 0) await mall(removeListLines, { body: { listId, skuIds } });
      return {};
    }
    case "line": {
      const prodCount = numberOf(form, `quantity:${id}`);
      const note = textOf(form, `note:${id}`);
      await mall(changeListLine, { body: { listId, skuId: id, note, ...(prodCount ? { prodCount } : {}) } });
      return {};
    }
    case "to-cart":
      return toCart(mall, listId, ticked);
    default:
      throw data(null, { status: 400 });
  }
}

export async function listsAction(mall: Client, list: string, form: FormData, locale: Locale) {
  const done = await attemptForm(() => change(mall, toId(list) ?? 0, form), locale);
  if (done.ok && done.data.to) throw redirect(done.data.to);
  return data({ ...done, name: textOf(form, "name") }, { status: statusOfAnswer(done) });
}

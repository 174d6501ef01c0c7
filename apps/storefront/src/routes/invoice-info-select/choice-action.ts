/** What a choice of invoice does: asks for an order's, changes it, gives it up, or leads back to the checkout with it. */
import { applyForInvoice } from "@tradehall/api-client/endpoints/invoice/apply-for-invoice";
import { changeInvoice } from "@tradehall/api-client/endpoints/invoice/change-invoice";
import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import { withdrawInvoice } from "@tradehall/api-client/endpoints/invoice/withdraw-invoice";
import type { Client } from "@tradehall/api-client/transport";
import { readChoices } from "@tradehall/mall-adapters/checkout-choices";
import { isSpecialTitle } from "@tradehall/mall-rules/checks/invoice";
import { invoiceTypes } from "@tradehall/mall-rules/states/payment/invoice";
import { checkText, type Locale, refusalText } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import { choicesHref } from "../../adapters/checkout-href.ts";
import { hrefTo } from "../../href-to.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { numberOf } from "../../server/form.ts";
import { knownInvoice, type Wanted } from "./wanted.ts";

const refusedWith = (message: string, fields: Record<string, string> = {}) =>
  data({ ok: false as const, error: { message, fields } });

export async function choiceAction(mall: Client, form: FormData, wanted: Wanted, locale: Locale) {
  const type = numberOf(form, "invoiceType") ?? 0;
  const titleId = numberOf(form, "titleId") ?? 0;
  const { orderNumber, checkout } = wanted;
  if (type !== 0 && titleId === 0)
    return refusedWith("", { titleId: checkText({ reason: "notChosen", of: "title" }, locale) });
  const invoiceType = type === invoiceTypes.special ? invoiceTypes.special : invoiceTypes.ordinary;
  if (orderNumber === null) {
    const { invoice: _, ...choices } = readChoices(new URLSearchParams(checkout));
    if (type === 0) throw redirect(choicesHref(choices));
    const title = (await mall(listTitles)).find((one) => one.titleId === titleId);
    if (!title) return refusedWith(refusalText("titleMissing", locale));
    if (invoiceType === invoiceTypes.special && !isSpecialTitle(title))
      return refusedWith(refusalText("specialTitleNeeded", locale));
    throw redirect(choicesHref({ ...choices, invoice: { invoiceType, titleId } }));
  }
  const done = await attemptForm(async () => {
    const isWaiting = (await knownInvoice(mall, orderNumber))?.allowedActions.includes("change");
    const body = { orderNumber, invoiceType, titleId };
    if (type === 0) {
      if (isWaiting) await mall(withdrawInvoice, { params: { orderNumber } });
    } else if (isWaiting) await mall(changeInvoice, { body });
    else await mall(applyForInvoice, { body });
  }, locale);
  if (done.ok) throw redirect(hrefTo("invoice-detail", { orderNumber }));
  return data({ ok: false as const, error: done.error }, { status: statusOfAnswer(done) });
}

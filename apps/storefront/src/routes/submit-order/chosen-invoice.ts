/** The invoice of a checkout: kind and title in its address, as `2-15`. */
import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import type { Client } from "@tradehall/api-client/transport";
import type { ChosenInvoice } from "@tradehall/mall-components/checkout/InvoiceRow";
import { invoiceTypeName, titleKindName } from "@tradehall/mall-rules/states/payment/invoice";
import { redirect } from "react-router-dom";
import { choicesHref, type OrderChoices } from "./choices.ts";

/** As the page shows it; a title that was deleted meanwhile is chosen no more. */
export async function chosenInvoice(mall: Client, choices: OrderChoices): Promise<ChosenInvoice | undefined> {
  const { invoice, ...rest } = choices;
  if (!invoice) return undefined;
  const title = (await mall(listTitles)).find((one) => one.titleId === invoice.titleId);
  if (!title) throw redirect(choicesHref(rest));
  return {
    type: invoiceTypeName(invoice.invoiceType),
    titleKind: titleKindName(title.titleType),
    title: title.titleName,
  };
}

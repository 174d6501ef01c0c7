/** Where the checkout leads to beside itself, and what keeps what is typed into it. */
import type { OrderChoices } from "@tradehall/mall-adapters/checkout-choices";
import { type Locale, pageNames } from "@tradehall/mall-rules/words";
import { choicesHref } from "../../adapters/checkout-href.ts";
import { hrefTo } from "../../href-to.ts";

/** The page that chooses the invoice, and leads back to these choices. */
export const invoiceHref = (choices: OrderChoices): string =>
  hrefTo("invoice-info-select", { checkout: choicesHref(choices).split("?")[1] ?? "" });

/** Where an order that was made already is found. */
export const ordersLink = (locale: Locale) => ({
  href: hrefTo("uc-order"),
  label: pageNames.orders[locale],
});

/** What the buyer types belongs to these goods. */
export const draftKey = ({ orderItem, quoteNo }: OrderChoices): string =>
  quoteNo ? `submit-order:${quoteNo}` : orderItem ? `submit-order:${orderItem.skuId}` : "submit-order:cart";

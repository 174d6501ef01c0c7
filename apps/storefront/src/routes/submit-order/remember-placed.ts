import { readChoices } from "@tradehall/mall-adapters/checkout-choices";
import { choicesHref } from "../../adapters/checkout-href.ts";
import { dropDrafts } from "../../browser/forms/use-draft.ts";
import { hrefTo } from "../../href-to.ts";

/**
 * Gives the checkout's place in the history the number it was submitted under, so that Back leads to paying: the server
 * says of such a checkout that its orders stand.
 */
export function rememberPlaced(checkout: string, form: FormData): void {
  const uuid = form.get("uuid");
  if (form.get("intent") !== "submit" || typeof uuid !== "string") return;
  const choices = readChoices(new URL(checkout).searchParams);
  window.history.replaceState(window.history.state, "", choicesHref({ ...choices, uuid }));
}

/** Orders that wait for an approval do not come by the cashier, which drops what was typed of a checkout. */
export function dropPlaced(accepted: unknown): void {
  const leadsTo = accepted instanceof Response ? (accepted.headers.get("Location") ?? "") : "";
  if (leadsTo && !leadsTo.startsWith(hrefTo("submit-order"))) dropDrafts("submit-order");
}

/** What the checkout's form holds beside its address. Server only. */
import { faultsOf as faultsIn, normalized } from "@tradehall/mall-rules/checks/form";
import { bookingNames, bookingRules } from "@tradehall/mall-rules/checks/order";
import { checkControls, isBlank, textLength } from "@tradehall/mall-rules/checks/text";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { lookup } from "@tradehall/mall-rules/lookup";
import { deliveryTypes } from "@tradehall/mall-rules/states/order/delivery";
import { checkText, checkTexts, type Locale, refusalText } from "@tradehall/mall-rules/words";
import { numberOf, textOf } from "../../server/form.ts";
import type { OrderChoices } from "./choices.ts";

/** Most characters of a message and of a required field, as their counters say them. */
const mostOf = (name: string): number | undefined => {
  if (name.startsWith("message-")) return orderLimits.messageShownLength;
  return name.startsWith("remark-") ? orderLimits.messageLength : undefined;
};

/** Faults of what was typed, by input name. */
export function faultsOf(form: FormData, locale: Locale): Record<string, string> {
  const faults: Record<string, string> = {};
  const required = new Set(form.getAll("required").map(String));
  for (const [name, value] of form) {
    if (typeof value !== "string") continue;
    const max = mostOf(name);
    if (max !== undefined && textLength(value) > max)
      faults[name] = checkText({ reason: "tooLong", max }, locale);
    if (required.has(name) && value === "") faults[name] = checkText({ reason: "required" }, locale);
    else if (value !== "" && isBlank(value)) faults[name] = checkText({ reason: "blank" }, locale);
    const controls = checkControls(value);
    if (controls) faults[name] = checkText(controls, locale);
  }
  if (form.has("termsOf") && !form.has("depositAgreed"))
    faults.depositAgreed = refusalText("depositTermsNeeded", locale);
  const rules = bookingRules(bookingNames.filter((name) => required.has(name)));
  return { ...faults, ...checkTexts(faultsIn(rules, normalized(rules, form)), locale) };
}

/** Names and values of fields that begin so, without it. */
export const named = (form: FormData, prefix: string): [string, string][] =>
  [...form].flatMap(([name, value]): [string, string][] =>
    name.startsWith(prefix) && typeof value === "string" ? [[name.slice(prefix.length), value]] : [],
  );

/** What was typed, by input name. */
export const typedOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    ["message-", "remark-", ...bookingNames, "depositAgreed"].flatMap((prefix) =>
      named(form, prefix).map(([rest, value]) => [prefix + rest, value]),
    ),
  );

/**
 * The choices with what was chosen in the form and not shown by the page yet: before its script has come a choice changes
 * nothing but its own field. Undefined where page and form agree.
 */
export function changedChoices(form: FormData, choices: OrderChoices): OrderChoices | undefined {
  const shown = form.getAll("shown").map((text) => String(text).split("="));
  const changed = shown.filter(([name = "", value]) => form.has(name) && textOf(form, name) !== value);
  if (changed.length === 0) return undefined;
  const next: OrderChoices = { ...choices };
  for (const [name = ""] of changed) {
    const number = numberOf(form, name);
    if (name === "addrId" && number) next.addrId = number;
    if (name === "points" && number !== undefined) next.points = number;
    const dvyType = lookup(deliveryTypes, textOf(form, name), undefined);
    const shopId = Number(name.slice("delivery-".length));
    if (name.startsWith("delivery-") && dvyType)
      next.dvyTypes = [...next.dvyTypes.filter((one) => one.shopId !== shopId), { shopId, dvyType }];
  }
  return next;
}

/** What the checkout's form holds beside its address: what is typed, and choices that the address does not have yet. */
import type { InputOf } from "@tradehall/api-client/contract";
import type { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import type { CheckoutShopView } from "@tradehall/mall-components/checkout/CheckoutShopGroup";
import { faultsOf as faultsIn, normalized, numberOf, textOf } from "@tradehall/mall-rules/checks/form";
import { bookingNames, bookingRules } from "@tradehall/mall-rules/checks/order";
import { checkControls, isBlank, textLength } from "@tradehall/mall-rules/checks/text";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { lookup } from "@tradehall/mall-rules/lookup";
import type { YuanText } from "@tradehall/mall-rules/money";
import { deliveryTypeName, deliveryTypes } from "@tradehall/mall-rules/states/order/delivery";
import { checkText, checkTexts, type Locale, refusalText } from "@tradehall/mall-rules/words";
import { type OrderChoices, toRequest } from "./checkout-choices.ts";

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
const named = (form: FormData, prefix: string): [string, string][] =>
  [...form].flatMap(([name, value]): [string, string][] =>
    name.startsWith(prefix) && typeof value === "string" ? [[name.slice(prefix.length), value]] : [],
  );

/** Unit prices that the page showed, by line. */
export const shownPrices = (form: FormData): ReadonlyMap<string, string> => new Map(named(form, "price-"));

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

/** The order with these choices and what was typed, as it is submitted. */
export const toSubmit = (
  form: FormData,
  choices: OrderChoices,
): NonNullable<InputOf<typeof submitOrder>["body"]> => ({
  ...toRequest(choices),
  uuid: textOf(form, "uuid"),
  // As this page was given it; the server refuses another form.
  actualTotal: textOf(form, "actualTotal") as YuanText,
  ...Object.fromEntries(bookingNames.map((name) => [name, textOf(form, name)])),
  ...(form.has("depositAgreed") ? { depositAgreed: 1 as const } : {}),
  orderInvoice: choices.invoice ?? null,
  orderShopParams: named(form, "message-").map(([shopId, remarks]) => ({
    shopId: Number(shopId),
    remarks,
  })),
  virtualRemarkList: named(form, "remark-").map(([key, value]) => ({
    prodId: Number(key.split("-")[1]),
    name: textOf(form, `label-remark-${key}`),
    value,
  })),
});

/** The shop with the delivery that is being worked out. */
export function withChosen(group: CheckoutShopView, chosen: OrderChoices | undefined) {
  const chosenType = chosen?.dvyTypes.find((one) => String(one.shopId) === group.shop.id);
  return chosenType ? { ...group, delivery: deliveryTypeName(chosenType.dvyType) } : group;
}

/** The shop with the prices that its buyer saw before, where they are others now. */
export const withChanged = (group: CheckoutShopView, changedFrom: Record<string, YuanText> = {}) => ({
  ...group,
  lines: group.lines.map((line) => {
    const was = changedFrom[line.id];
    return was && was !== line.price ? { ...line, changedFrom: was } : line;
  }),
});

/** The shop with what the buyer typed put back into its fields. */
export function withTyped(group: CheckoutShopView, typed: Record<string, string>) {
  const message = typed[`message-${group.shop.id}`];
  return {
    ...group,
    ...(message === undefined ? {} : { message }),
    ...(group.remarkFields
      ? {
          remarkFields: group.remarkFields.map((field) => {
            const value = typed[`remark-${group.shop.id}-${field.key}`];
            return value === undefined ? field : { ...field, value };
          }),
        }
      : {}),
  };
}

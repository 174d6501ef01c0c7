/** A shop of the checkout with what its buyer has chosen and typed since it was worked out. */

import type { CheckoutView } from "@tradehall/mall-adapters/checkout";
import type { YuanText } from "@tradehall/mall-rules/money";
import { deliveryTypeName } from "@tradehall/mall-rules/states/order/delivery";
import type { OrderChoices } from "./choices.ts";

/** The shop with the delivery that is being worked out. */
export function withChosen(group: CheckoutView["shops"][number], chosen: OrderChoices | undefined) {
  const chosenType = chosen?.dvyTypes.find((one) => String(one.shopId) === group.shop.id);
  return chosenType ? { ...group, delivery: deliveryTypeName(chosenType.dvyType) } : group;
}

/** The shop with the prices that its buyer saw before, where they are others now. */
export const withChanged = (
  group: CheckoutView["shops"][number],
  changedFrom: Record<string, YuanText> = {},
) => ({
  ...group,
  lines: group.lines.map((line) => {
    const was = changedFrom[line.id];
    return was && was !== line.price ? { ...line, changedFrom: was } : line;
  }),
});

/** The shop with what the buyer typed put back into its fields. */
export function withTyped(group: CheckoutView["shops"][number], typed: Record<string, string>) {
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

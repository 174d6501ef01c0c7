import type { IntlShape } from "react-intl";
import { flashSaleWords } from "../../messages/flash-sale.messages.ts";
import { words } from "./BuyBox.messages.ts";
import type { BuyBoxProps } from "./buy-box-props.ts";

/** How many of it can be bought: the rules beside the quantity, and why it goes no further. */
export function quantityWords(
  intl: IntlShape,
  { min, max, step }: { min: number; max: number; step: number },
  kind: NonNullable<BuyBoxProps["kind"]>,
  unit: string,
) {
  // All that is left, or all that one may have.
  const most =
    kind === "flashSale" ? flashSaleWords.perUser : kind === "exchange" ? words.atMaxRedeemed : words.atMax;
  const reasons = {
    min: () => intl.formatMessage(words.atMin, { min, unit }),
    max: () => intl.formatMessage(most, { max, unit }),
    step: () => intl.formatMessage(words.inSteps, { step, unit }),
  };
  return {
    reason: (why: keyof typeof reasons) => reasons[why](),
    rules: [
      min > 1 && intl.formatMessage(words.startsFrom, { min, unit }),
      step > 1 && intl.formatMessage(words.steps, { step, unit }),
    ].filter((rule) => rule !== false),
  };
}

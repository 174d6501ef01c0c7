import { withChanged, withChosen, withTyped } from "@tradehall/mall-adapters/checkout-form";
import { DensityFrame } from "@tradehall/mall-components/cart/DensityFrame";
import { CheckoutShopGroup } from "@tradehall/mall-components/checkout/CheckoutShopGroup";
import { deliveryTypes } from "@tradehall/mall-rules/states/order/delivery";
import { useDensity } from "../../browser/actions/use-density.ts";
import type { CheckoutFormProps } from "./checkout-props.ts";
import type { useChoices } from "./use-choices.ts";

interface CheckoutShopsProps extends Pick<CheckoutFormProps, "checkout" | "answer" | "isCompact"> {
  chosen: ReturnType<typeof useChoices>["chosen"];
  choose: ReturnType<typeof useChoices>["choose"];
  /** The order is being priced again. */
  isPricing: boolean;
  /** What was typed, by input name. */
  typed: Record<string, string>;
  typedInto: (name: string) => (text: string) => void;
}

/** The goods of the order by shop, with what is chosen for each. */
export function CheckoutShops(props: CheckoutShopsProps) {
  const { checkout, answer, isCompact, chosen, choose, isPricing, typed, typedInto } = props;
  const density = useDensity(isCompact);
  if (checkout.shops.length === 0) return null;
  return (
    <DensityFrame {...density}>
      {checkout.shops.map((group) => (
        <CheckoutShopGroup
          key={group.shop.id}
          group={withChanged(withTyped(withChosen(group, chosen), typed), answer?.changedFrom)}
          isPending={isPricing}
          onDelivery={(shopId, type) =>
            choose(({ dvyTypes }) => ({
              dvyTypes: [
                ...dvyTypes.filter((one) => String(one.shopId) !== shopId),
                { shopId: Number(shopId), dvyType: deliveryTypes[type] },
              ],
            }))
          }
          onMessage={(shopId, text) => typedInto(`message-${shopId}`)(text)}
          onRemark={(shopId, key, text) => typedInto(`remark-${shopId}-${key}`)(text)}
          {...(answer?.faults ? { fieldErrors: answer.faults } : {})}
        />
      ))}
    </DensityFrame>
  );
}

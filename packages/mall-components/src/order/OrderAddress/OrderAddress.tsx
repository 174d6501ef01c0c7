import type { DeliveryType } from "@tradehall/mall-rules/states/order/delivery";
import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { type AddressView, addressText } from "../../account/address-view.ts";
import { deliveryMessages } from "../../checkout/CheckoutShopGroup/CheckoutShopGroup.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import * as css from "./OrderAddress.css.ts";
import { messages } from "./OrderAddress.messages.ts";

export interface OrderAddressProps {
  /** Where it goes; absent for virtual goods and pick-up. */
  address?: AddressView;
  /** How it goes. */
  delivery: DeliveryType;
}

/** Where an order goes and how, with a copy button for the whole address. */
export function OrderAddress({ address, delivery }: OrderAddressProps) {
  const intl = useIntl();
  const whole = address && `${address.receiver} ${address.mobile} ${addressText(address)}`;
  const items = [
    { label: intl.formatMessage(messages.delivery), value: intl.formatMessage(deliveryMessages[delivery]) },
    ...(address
      ? [
          { label: intl.formatMessage(addressWords.receiver), value: address.receiver },
          { label: intl.formatMessage(addressWords.mobile), value: address.mobile },
          { label: intl.formatMessage(messages.address), value: addressText(address) },
        ]
      : []),
  ];
  return (
    <Stack aria-label={intl.formatMessage(messages.title)} as="section" space="s">
      <div className={css.head}>
        <h3 className={css.title}>{intl.formatMessage(messages.title)}</h3>
        {whole && (
          <CopyText isScreenOnly label={intl.formatMessage(addressWords.copy)} text={whole} variant="text" />
        )}
      </div>
      <DescriptionList items={items} />
    </Stack>
  );
}

import { orderLimits } from "@tradehall/mall-rules/limits";
import { lookup } from "@tradehall/mall-rules/lookup";
import { priceText } from "@tradehall/mall-rules/money";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { TextArea } from "@tradehall/ui/TextArea";
import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import * as css from "./CheckoutShopGroup.css.ts";
import { deliveryMessages, messages } from "./CheckoutShopGroup.messages.ts";
import type { CheckoutShopGroupProps, DeliveryChoice } from "./checkout-shop-group-props.ts";

/** Delivery method, message and required fields of one shop. */
export function CheckoutShopChoices(props: CheckoutShopGroupProps) {
  const { group, fieldErrors = {}, onDelivery, onMessage, onRemark } = props;
  const intl = useIntl();
  const shopId = group.shop.id;
  const freightOf = ({ freight, note, blockedReason }: DeliveryChoice) => {
    if (blockedReason) return blockedReason;
    if (freight === undefined) return note;
    const words =
      Number(freight) === 0
        ? intl.formatMessage(goodsWords.freightFree)
        : intl.formatMessage(messages.freightOf, { amount: priceText(freight) });
    return note ? `${words} · ${note}` : words;
  };
  const options = group.deliveries.map((choice) => ({
    value: choice.type,
    label: intl.formatMessage(lookup(deliveryMessages, choice.type, messages.delivery)),
    description: freightOf(choice),
    isDisabled: choice.blockedReason !== undefined,
  }));
  const chosen = onDelivery ? { value: group.delivery } : { defaultValue: group.delivery };
  return (
    <div className={css.choices}>
      <RadioGroup
        errorMessage={fieldErrors[`delivery-${shopId}`]}
        label={intl.formatMessage(messages.delivery)}
        name={`delivery-${shopId}`}
        onChange={(type) => onDelivery?.(shopId, type)}
        options={options}
        {...chosen}
      />
      <div className={css.remarks}>
        {group.remarkFields?.map((field) => {
          const name = `remark-${shopId}-${field.key}`;
          return (
            <TextField
              defaultValue={field.value}
              errorMessage={fieldErrors[name]}
              isRequired={field.isRequired}
              key={field.key}
              label={field.label}
              maxLength={orderLimits.messageLength}
              name={name}
              onChange={(text) => onRemark?.(shopId, field.key, text)}
            />
          );
        })}
        <TextArea
          defaultValue={group.message}
          errorMessage={fieldErrors[`message-${shopId}`]}
          label={intl.formatMessage(orderWords.message)}
          maxLength={orderLimits.messageShownLength}
          name={`message-${shopId}`}
          onChange={(text) => onMessage?.(shopId, text)}
          placeholder={intl.formatMessage(messages.messageHint)}
          rows={2}
        />
      </div>
    </div>
  );
}

import { priceText } from "@tradehall/mall-rules/money";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { Price } from "../../product/Price/index.ts";
import * as css from "./CheckoutShopGroup.css.ts";
import { messages } from "./CheckoutShopGroup.messages.ts";
import type { CheckoutShopView } from "./checkout-shop-group-props.ts";

/** What one shop's part costs. */
export function CheckoutShopSums({ group }: { group: CheckoutShopView }) {
  const intl = useIntl();
  const { goods, freight, discount, payable, pieces } = group;
  return (
    <div className={css.sums}>
      <span>{intl.formatMessage(messages.pieces, { count: pieces })}</span>
      <Inline as="span" space="xs" alignY="baseline" wrap={false}>
        {intl.formatMessage(messages.goods)} <span>¥{priceText(goods)}</span>
      </Inline>
      <Inline as="span" space="xs" alignY="baseline" wrap={false}>
        {intl.formatMessage(goodsWords.freight)} <span>¥{priceText(freight)}</span>
      </Inline>
      {discount && Number(discount) > 0 && (
        <Inline as="span" space="xs" alignY="baseline" wrap={false}>
          {intl.formatMessage(cartWords.discount)}{" "}
          <Text size="inherit" tone="price">
            −¥{priceText(discount)}
          </Text>
        </Inline>
      )}
      <Inline as="span" space="xs" alignY="baseline" wrap={false} size="s" tone="text" weight="medium">
        {intl.formatMessage(messages.shopTotal)} <Price points={group.score} yuan={payable} size="m" />
      </Inline>
    </div>
  );
}

import { priceText } from "@tradehall/mall-rules/money";
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
      <span className={css.sum}>
        {intl.formatMessage(messages.goods)} <span>¥{priceText(goods)}</span>
      </span>
      <span className={css.sum}>
        {intl.formatMessage(goodsWords.freight)} <span>¥{priceText(freight)}</span>
      </span>
      {discount && Number(discount) > 0 && (
        <span className={css.sum}>
          {intl.formatMessage(cartWords.discount)} <span className={css.off}>−¥{priceText(discount)}</span>
        </span>
      )}
      <span className={css.payable}>
        {intl.formatMessage(messages.shopTotal)} <Price points={group.score} yuan={payable} size="m" />
      </span>
    </div>
  );
}

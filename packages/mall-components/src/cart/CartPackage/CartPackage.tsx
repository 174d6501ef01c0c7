import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { GoodsLine } from "../../product/GoodsLine/index.ts";
import type { OrderLineView } from "../../product/goods-views.ts";
import { Price } from "../../product/Price/index.ts";
import { CartLine } from "../CartLine/CartLine.tsx";
import type { CartLineProps, CartLineView } from "../CartLine/cart-line-props.ts";
import * as css from "./CartPackage.css.ts";
import { messages } from "./CartPackage.messages.ts";

/** Goods of the cart that are ordered together at the package's price. */
export interface CartPackageView {
  /** The package as one line: its name, price, number and tick. */
  whole: CartLineView;
  /** Its members; a quantity is of one package. */
  members: readonly OrderLineView[];
  /** What all of it saves against its members' own prices, yuan. */
  saved: YuanText;
}

export interface CartPackageProps extends Omit<CartLineProps, "line" | "loading" | "onChangeSku"> {
  /** The package. */
  pack: CartPackageView;
}

/** A package in the cart: one tick, one number and one way out, and under them what is in it. */
export function CartPackage({ pack, ...acts }: CartPackageProps) {
  const intl = useIntl();
  const { whole, members, saved } = pack;
  return (
    <section aria-label={whole.title} className={css.frame}>
      <CartLine line={whole} {...acts} />
      <div className={css.content}>
        <ul className={css.members}>
          {members.map((member) => (
            <Inline as="li" space="m" wrap={false} key={member.id}>
              <div className={css.goods}>
                <GoodsLine goods={member} size="s" />
              </div>
              <Price size="s" tone="text" yuan={member.price} />
              <span className={css.count}>× {member.quantity}</span>
            </Inline>
          ))}
        </ul>
        {Number(saved) > 0 && (
          <Text as="p" size="xs" tone="price">
            {intl.formatMessage(messages.saved, { amount: priceText(saved) })}
          </Text>
        )}
      </div>
    </section>
  );
}

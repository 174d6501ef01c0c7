import { priceText } from "@tradehall/mall-rules/money";
import { Icon, ShopIcon } from "@tradehall/ui/Icon";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { memo } from "react";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { GoodsLine } from "../../product/GoodsLine/index.ts";
import { Price } from "../../product/Price/index.ts";
import { CheckoutTerms } from "../CheckoutTerms/index.ts";
import { CheckoutShopChoices } from "./CheckoutShopChoices.tsx";
import * as css from "./CheckoutShopGroup.css.ts";
import { messages } from "./CheckoutShopGroup.messages.ts";
import { CheckoutShopSums } from "./CheckoutShopSums.tsx";
import type { CheckoutShopGroupProps } from "./checkout-shop-group-props.ts";

/** One shop at the checkout: lines, delivery, message, required fields, sums. Is inside the order's form. */
export const CheckoutShopGroup = memo(function CheckoutShopGroup(props: CheckoutShopGroupProps) {
  const { group, isPending } = props;
  const { shop, lines } = group;
  const intl = useIntl();
  return (
    <section aria-busy={isPending || undefined} aria-label={shop.name} className={css.group}>
      <div className={css.head}>
        <Icon as={ShopIcon} size="s" tone="muted" />
        <h3 className={css.shop}>{shop.name}</h3>
        {shop.isSelfOperated && (
          <Tag size="s" tone="sale" variant="solid">
            {intl.formatMessage(goodsWords.selfOperated)}
          </Tag>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <li className={css.line} key={line.id}>
            <div className={css.goods}>
              <GoodsLine goods={line}>
                {line.changedFrom && (
                  <span className={css.changed}>
                    {intl.formatMessage(messages.changed, {
                      was: priceText(line.changedFrom),
                      now: priceText(line.price),
                    })}
                  </span>
                )}
              </GoodsLine>
            </div>
            <span className={css.price}>
              <Price points={line.score} size="s" tone="text" unit={line.unit} yuan={line.price} />
              {line.piecePrice && <span className={css.piecePrice}>{line.piecePrice}</span>}
            </span>
            <span className={css.count}>× {line.quantity}</span>
            <Text size="inherit" tone="inherit" align="end">
              <Price points={line.scoreSubtotal} yuan={line.subtotal ?? line.price} size="s" />
            </Text>
          </li>
        ))}
      </ul>
      <CheckoutShopChoices {...props} />
      <CheckoutShopSums group={group} />
      {group.terms && <CheckoutTerms terms={group.terms} />}
    </section>
  );
});

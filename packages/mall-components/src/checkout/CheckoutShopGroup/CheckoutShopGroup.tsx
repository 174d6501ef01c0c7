import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { DeliveryType } from "@tradehall/mall-rules/states/delivery";
import { Icon, ShopIcon } from "@tradehall/ui/Icon";
import { Tag } from "@tradehall/ui/Tag";
import { memo } from "react";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { GoodsLine } from "../../product/GoodsLine/index.ts";
import type { OrderLineView, ShopView } from "../../product/goods-views.ts";
import { Price } from "../../product/Price/index.ts";
import { CheckoutTerms, type CheckoutTermsView } from "../CheckoutTerms/index.ts";
import { CheckoutShopChoices } from "./CheckoutShopChoices.tsx";
import * as css from "./CheckoutShopGroup.css.ts";
import { messages } from "./CheckoutShopGroup.messages.ts";
import { CheckoutShopSums } from "./CheckoutShopSums.tsx";

/** A delivery method of a shop. */
export interface DeliveryChoice {
  type: DeliveryType;
  /** Freight with this method, yuan; absent: not yet known. */
  freight?: YuanText;
  /** When it comes or where to fetch it. */
  note?: string;
  /** Why it cannot be chosen. */
  blockedReason?: string;
}

/** A field that the shop wants filled, for virtual goods. */
export interface RemarkField {
  /** Key of the input's name: `remark-SHOP-KEY`. */
  key: string;
  label: string;
  isRequired?: boolean;
  /** What is in it at first. */
  value?: string;
}

/** One shop's part of an order that is being made. */
export interface CheckoutShopView {
  shop: ShopView;
  lines: readonly OrderLineView[];
  deliveries: readonly DeliveryChoice[];
  delivery: DeliveryType;
  /** What is in the message at first. */
  message?: string;
  remarkFields?: readonly RemarkField[];
  /** Sums of this shop, yuan. */
  goods: YuanText;
  freight: YuanText;
  discount?: YuanText;
  payable: YuanText;
  /** Of points goods: points that they cost beside the money. */
  score?: number;
  /** Pieces of this shop. */
  pieces: number;
  /** The enterprise's account terms with the shop; absent where it has none. */
  terms?: CheckoutTermsView;
}

export interface CheckoutShopGroupProps {
  /** The shop and its lines. */
  group: CheckoutShopView;
  /** Errors by input name: `delivery-SHOP`, `message-SHOP`, `remark-SHOP-KEY`. */
  fieldErrors?: Readonly<Record<string, string | undefined>>;
  /** The sums are being recalculated. */
  isPending?: boolean;
  /** Another method was chosen; without it the radio buttons are only sent with the form. */
  onDelivery?: (shopId: string, type: DeliveryType) => void;
  /** The message changed. */
  onMessage?: (shopId: string, text: string) => void;
  /** A required field changed. */
  onRemark?: (shopId: string, key: string, text: string) => void;
}

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
            <span className={css.subtotal}>
              <Price points={line.scoreSubtotal} yuan={line.subtotal ?? line.price} size="s" />
            </span>
          </li>
        ))}
      </ul>
      <CheckoutShopChoices {...props} />
      <CheckoutShopSums group={group} />
      {group.terms && <CheckoutTerms terms={group.terms} />}
    </section>
  );
});

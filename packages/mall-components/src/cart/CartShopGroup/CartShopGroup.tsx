import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { DeliveryIcon, Icon, ShopIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { memo } from "react";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import type { OrderLineView, ShopView } from "../../product/goods-views.ts";
import { CartLine, type CartLineProps, type CartLineView } from "../CartLine/index.ts";
import { CartPackage, type CartPackageView } from "../CartPackage/index.ts";
import { GiftLines } from "../GiftLines/index.ts";
import * as css from "./CartShopGroup.css.ts";
import { messages } from "./CartShopGroup.messages.ts";
import { type CartPromotionView, CartShopPromotions } from "./CartShopPromotions.tsx";

/** The lines of one shop. */
export interface CartShopView {
  /** Whose lines they are. */
  shop: ShopView;
  /** Its lines, packages apart. */
  lines: readonly CartLineView[];
  /** Packages of it, each in a frame of its own over the lines. */
  packages?: readonly CartPackageView[];
  /** Yuan still missing until delivery is free; "0.00" says it is free; absent: nothing to say. */
  missingForFreeFreight?: YuanText;
  /** When its goods come, in words. */
  arrival?: string;
  /** Offers between its head and its lines. */
  promotions?: readonly CartPromotionView[];
  /** What the ticked lines are given. */
  gifts?: readonly OrderLineView[];
}

type LineEvents = Pick<
  CartLineProps,
  "onSelect" | "onQuantity" | "onDelete" | "onMoveToWishlist" | "onChangeSku"
>;

export interface CartShopGroupProps extends LineEvents {
  /** The shop and its lines. */
  group: CartShopView;
  /** Ids of lines whose change is on its way. */
  pendingLineIds?: ReadonlySet<string>;
  /** What the server said about a line, by its id. */
  problems?: Readonly<Record<string, string>>;
  /** So many of its first lines stand on the first screen: their pictures come with the page. Default 0. */
  eagerLines?: number;
  /** Called by 立即领取 with the offer. Without it the button sends `intent=claim:ID`. */
  onClaim?: (promotionId: string) => void;
  /** The shop's tick changed: all its lines. */
  onSelectShop?: (shopId: string, isSelected: boolean) => void;
}

/** One shop of the cart with its lines; memoised, so give it stable callbacks. */
export const CartShopGroup = memo(function CartShopGroup(props: CartShopGroupProps) {
  const { group, pendingLineIds, problems, eagerLines = 0, onClaim, onSelectShop, ...rest } = props;
  const { shop, lines, packages = [], promotions = [], gifts = [], missingForFreeFreight: missing } = group;
  const { onSelect, onQuantity, onDelete, onMoveToWishlist, onChangeSku } = rest;
  const intl = useIntl();
  const all = [...packages.map(({ whole }) => whole), ...lines];
  const free = all.filter((line) => line.blockedReason === undefined);
  const ticked = free.filter((line) => line.isSelected).length;
  const isFree = missing !== undefined && Number(missing) === 0;
  const toLine = (line: CartLineView, loading?: "eager") => (
    <CartLine
      isPending={pendingLineIds?.has(line.id)}
      key={line.id}
      line={line}
      loading={loading}
      problem={problems?.[line.id]}
      {...{ onSelect, onQuantity, onDelete, onMoveToWishlist, onChangeSku }}
    />
  );
  return (
    <section aria-label={shop.name} className={css.group}>
      <div className={css.head}>
        <Checkbox
          aria-label={intl.formatMessage(messages.selectShop, { shop: shop.name })}
          isDisabled={free.length === 0}
          isIndeterminate={ticked > 0 && ticked < free.length}
          isSelected={free.length > 0 && ticked === free.length}
          onChange={(isSelected) => onSelectShop?.(shop.id, isSelected)}
        />
        <Inline as="span" space="xs" wrap={false} size="s" weight="medium">
          <Icon as={ShopIcon} size="s" tone="muted" />
          <Link href={shop.href} tone="neutral">
            {shop.name}
          </Link>
          {shop.isSelfOperated && (
            <Tag size="s" tone="sale" variant="solid">
              {intl.formatMessage(goodsWords.selfOperated)}
            </Tag>
          )}
        </Inline>
        {group.arrival && (
          <Text size="xs" tone="muted">
            {group.arrival}
          </Text>
        )}
        {missing !== undefined && (
          <span className={css.freight} data-free={isFree || undefined}>
            <Icon as={DeliveryIcon} size="s" />
            {isFree
              ? intl.formatMessage(messages.freightFree)
              : intl.formatMessage(messages.freightMissing, { amount: priceText(missing) })}
          </span>
        )}
      </div>
      <CartShopPromotions onClaim={onClaim} promotions={promotions} />
      {packages.map((pack) => (
        <CartPackage
          isPending={pendingLineIds?.has(pack.whole.id)}
          key={pack.whole.id}
          pack={pack}
          problem={problems?.[pack.whole.id]}
          {...{ onSelect, onQuantity, onDelete, onMoveToWishlist }}
        />
      ))}
      {lines.slice(0, eagerLines).map((line) => toLine(line, "eager"))}
      {lines.length > eagerLines && (
        <div className={css.further} data-lines={lines.length - eagerLines}>
          {lines.slice(eagerLines).map((line) => toLine(line))}
        </div>
      )}
      <GiftLines lines={gifts} />
    </section>
  );
});

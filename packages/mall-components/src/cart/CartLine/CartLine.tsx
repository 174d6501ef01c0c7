import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { memo } from "react";
import { useIntl } from "react-intl";
import { goodsName } from "../../messages/goods-name.ts";
import { GoodsLine } from "../../product/GoodsLine/index.ts";
import { Price } from "../../product/Price/index.ts";
import * as css from "./CartLine.css.ts";
import { messages } from "./CartLine.messages.ts";
import { CartLineActions } from "./CartLineActions.tsx";
import { CartLinePrice } from "./CartLinePrice.tsx";
import { CartLineQuantity } from "./CartLineQuantity.tsx";
import type { CartLineProps } from "./cart-line-props.ts";

/** One line of the cart; memoised, so give it stable callbacks. */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { line, isPending, problem, loading, onSelect, onQuantity, onChangeSku } = props;
  const intl = useIntl();
  return (
    <div
      className={css.line}
      data-pending={isPending || undefined}
      data-selected={line.isSelected || undefined}
    >
      <Checkbox
        aria-label={intl.formatMessage(messages.select, { title: goodsName(line) })}
        isDisabled={line.blockedReason !== undefined}
        isSelected={line.isSelected}
        name="selected"
        onChange={(isSelected) => onSelect?.(line.id, isSelected)}
        value={line.id}
      />
      <GoodsLine goods={line} isSkuHidden={onChangeSku !== undefined} loading={loading} size="l">
        {onChangeSku && (
          <Button onPress={() => onChangeSku(line.id)} size="s" tone="neutral" variant="outline">
            {line.skuText ?? intl.formatMessage(messages.changeSku)}
          </Button>
        )}
        {line.blockedReason && <span className={css.blocked}>{line.blockedReason}</span>}
      </GoodsLine>
      <CartLinePrice line={line} />
      <CartLineQuantity isPending={isPending} line={line} onQuantity={onQuantity} problem={problem} />
      <div className={css.subtotal}>
        <Price yuan={line.subtotal} size="m" />
      </div>
      <div className={css.actions}>
        <CartLineActions line={line} onDelete={props.onDelete} onMoveToWishlist={props.onMoveToWishlist} />
      </div>
    </div>
  );
});

import { cartLimits } from "@tradehall/mall-rules/limits";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { useId } from "react";
import { useIntl } from "react-intl";
import { sends, sendsQuietly } from "../../forms/instead.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { localeOf } from "../../messages/locale-of.ts";
import * as css from "./CartBar.css.ts";
import { messages } from "./CartBar.messages.ts";
import { CartBarLimit } from "./CartBarLimit.tsx";
import { CartBarSums } from "./CartBarSums.tsx";
import type { CartBarProps } from "./cart-bar-props.ts";

/** The cart's foot: what is ticked, what it costs, and the way to the checkout. Sticks to the bottom of the screen. */
export function CartBar(props: CartBarProps) {
  const { selectedLines, selectedPieces, total, discount, memberSaved } = props;
  const { maxLines = cartLimits.settleLines } = props;
  const intl = useIntl();
  const whyId = useId();
  const locale = localeOf(intl.locale);
  const isOver = selectedLines > maxLines;
  const why =
    selectedLines === 0
      ? shownRefusalText("selectAtLeastOne", locale)
      : isOver
        ? shownRefusalText("settleLimit", locale, { max: maxLines })
        : props.disabledReason;
  return (
    <div className={css.bar} data-print="hide">
      <CartBarLimit
        count={selectedLines}
        isPending={props.isPending}
        max={maxLines}
        onSettleFirst={props.onSettleFirst}
      />
      <div className={css.row}>
        <Inline rowSpace="none" tone="muted">
          <Checkbox
            isIndeterminate={props.isSomeSelected && !props.isAllSelected}
            isSelected={props.isAllSelected}
            onChange={props.onSelectAll}
          >
            {intl.formatMessage(cartWords.selectAll)}
          </Checkbox>
          {props.onInvert && (
            <Button onPress={props.onInvert} size="s" tone="neutral" variant="ghost">
              {intl.formatMessage(cartWords.invert)}
            </Button>
          )}
          <Button
            isDisabled={selectedLines === 0}
            {...sendsQuietly("ghost", "delete-selected", props.onDeleteSelected)}
          >
            {intl.formatMessage(messages.deleteSelected)}
          </Button>
          <Button
            isDisabled={selectedLines === 0}
            {...sendsQuietly("ghost", "wishlist-selected", props.onMoveSelectedToWishlist)}
          >
            {intl.formatMessage(cartWords.toWishlist)}
          </Button>
          {props.toolsAside}
        </Inline>
        <div className={css.sums}>
          <span aria-live="polite" className={css.count}>
            {intl.formatMessage(messages.selected, { count: selectedPieces })}
          </span>
          <CartBarSums {...{ total, discount, memberSaved }} />
          <span className={css.settle}>
            <Button
              aria-describedby={why ? whyId : undefined}
              isDisabled={Boolean(why)}
              isPending={props.isPending}
              pendingLabel={intl.formatMessage(messages.settling)}
              size="l"
              tone="sale"
              width="full"
              {...sends("settle", props.onSettle)}
            >
              {intl.formatMessage(cartWords.settle)}
            </Button>
            {why && (
              <Text id={whyId} size="xs" tone="muted" leading="snug" align="center">
                {why}
              </Text>
            )}
          </span>
        </div>
      </div>
    </div>
  );
}

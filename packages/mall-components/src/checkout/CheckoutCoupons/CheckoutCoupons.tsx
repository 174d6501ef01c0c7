import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Tabs } from "@tradehall/ui/Tabs";
import { Text } from "@tradehall/ui/Text";
import { useId } from "react";
import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";
import * as css from "./CheckoutCoupons.css.ts";
import { messages } from "./CheckoutCoupons.messages.ts";
import { CheckoutCouponTicket } from "./CheckoutCouponTicket.tsx";
import type { CheckoutCouponView } from "./checkout-coupons-view.ts";

export interface CheckoutCouponsProps {
  /** Claimed coupons that fit this order, best first. */
  usable: readonly CheckoutCouponView[];
  /** Claimed coupons that do not fit, each with its reason. */
  unusable?: readonly CheckoutCouponView[];
  /** Ids of the chosen ones. */
  selectedIds: readonly string[];
  /** What the chosen ones take off together, yuan, by the server. */
  reduced?: YuanText;
  /** The new choice; the server then recalculates the order. */
  onChange?: (ids: string[]) => void;
  /** Leaves the choice to the server again; absent: it is the server's. */
  onBest?: () => void;
  /** The order is being recalculated. */
  isPending?: boolean;
}

/** The buyer's coupons as tickets: usable ones with a checkbox, the others with the reason. */
export function CheckoutCoupons(props: CheckoutCouponsProps) {
  const { usable, unusable = [], selectedIds, reduced, onChange } = props;
  const intl = useIntl();
  const titleId = useId();
  const byId = new Map(usable.map((coupon) => [coupon.id, coupon]));
  const makesWay = (chosen: string, { giver, replaces = [] }: CheckoutCouponView) =>
    replaces.includes(chosen) || byId.get(chosen)?.giver === giver;
  const toggle = (coupon: CheckoutCouponView, isSelected: boolean) =>
    onChange?.(
      isSelected
        ? [...selectedIds.filter((chosen) => !makesWay(chosen, coupon)), coupon.id]
        : selectedIds.filter((chosen) => chosen !== coupon.id),
    );
  const list = (coupons: readonly CheckoutCouponView[], none: string) =>
    coupons.length === 0 ? (
      <p className={css.empty}>{none}</p>
    ) : (
      <ul className={css.tickets}>
        {coupons.map((coupon) => (
          <CheckoutCouponTicket
            coupon={coupon}
            isControlled={onChange !== undefined}
            isSelected={selectedIds.includes(coupon.id)}
            key={coupon.id}
            onToggle={toggle}
            replaced={selectedIds.flatMap((chosen) =>
              chosen !== coupon.id && makesWay(chosen, coupon) ? [byId.get(chosen)?.name ?? ""] : [],
            )}
          />
        ))}
      </ul>
    );
  return (
    <Stack aria-busy={props.isPending || undefined} aria-labelledby={titleId} as="section">
      <Inline align="between" alignY="baseline">
        <h2 className={css.title} id={titleId}>
          {intl.formatMessage(couponWords.coupons)}
        </h2>
        <Text aria-live="polite" size="s" tone="price">
          {reduced &&
            Number(reduced) > 0 &&
            intl.formatMessage(messages.reduced, { count: selectedIds.length, amount: priceText(reduced) })}
        </Text>
        {props.onBest && (
          <Button onPress={props.onBest} size="s" variant="ghost">
            {intl.formatMessage(messages.best)}
          </Button>
        )}
      </Inline>
      <Tabs
        label={intl.formatMessage(couponWords.coupons)}
        tabs={[
          {
            id: "usable",
            label: intl.formatMessage(messages.usable, { count: usable.length }),
            content: list(usable, intl.formatMessage(messages.noneUsable)),
          },
          {
            id: "unusable",
            label: intl.formatMessage(messages.unusable, { count: unusable.length }),
            content: list(unusable, intl.formatMessage(messages.noneUnusable)),
          },
        ]}
      />
    </Stack>
  );
}

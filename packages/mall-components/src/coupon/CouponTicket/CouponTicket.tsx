import type { YuanText } from "@tradehall/mall-rules/money";
import { Text } from "@tradehall/ui/Text";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";
import { couponThreshold } from "../../messages/coupon-threshold.ts";
import { Price } from "../../product/Price/Price.tsx";
import * as css from "./CouponTicket.css.ts";
import { messages } from "./CouponTicket.messages.ts";

/** What every coupon says. */
export interface CouponTicketView {
  name: string;
  /** What it takes off, yuan. */
  reduce: YuanText;
  /** Least sum, yuan; "0.00" has no threshold. */
  threshold: YuanText;
  /** What it covers, e.g. 指定店铺：百工自营. */
  scopeText: string;
  /** Last day, as text. */
  expiresAt: string;
  /** Days it can be used once it is claimed, in place of the day; absent: until that day. */
  validDays?: number;
}

export interface CouponTicketProps {
  /** What the ticket says. */
  coupon: CouponTicketView;
  /** `s` in a drawer. Default `m`. */
  size?: "s" | "m";
  /** Whether it cannot be used or claimed: greyed. Default false. */
  isOff?: boolean;
  /** What else there is to say of it, under its facts. */
  note?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One coupon as a ticket: what it is worth at the left, what to do with it at the right. `[data-off]` */
export function CouponTicket({ coupon, size = "m", isOff = false, note, children }: CouponTicketProps) {
  const intl = useIntl();
  const { name, reduce, threshold, scopeText, expiresAt, validDays } = coupon;
  return (
    <div className={css.ticket({ size })} data-off={isOff || undefined}>
      <div className={css.worth({ size })}>
        <Price size="m" yuan={reduce} />
        <span className={css.threshold}>{couponThreshold(intl, threshold)}</span>
      </div>
      <div className={css.words({ size })}>
        <Text as="strong" size="s" tone="inherit" weight="medium" lines={1} title={name}>
          {name}
        </Text>
        <Text size="xs" tone="faint" lines={1} title={scopeText}>
          {scopeText}
        </Text>
        <Text size="xs" tone="faint" breaks="never">
          {validDays === undefined
            ? intl.formatMessage(couponWords.until, { date: expiresAt })
            : intl.formatMessage(messages.validDays, { days: validDays })}
        </Text>
        {note}
      </div>
      {children && <div className={css.act({ size })}>{children}</div>}
    </div>
  );
}

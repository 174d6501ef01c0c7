import type { VoucherState } from "@tradehall/mall-rules/states/order/voucher";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import * as css from "./VoucherCodes.css.ts";
import { messages, voucherStateMessages } from "./VoucherCodes.messages.ts";

/** One code of virtual goods. */
export interface VoucherView {
  code: string;
  state: VoucherState;
}

export interface VoucherCodesProps {
  /** The order's codes. */
  vouchers: readonly VoucherView[];
  /** Until when they can be used, as text. */
  until?: string;
}

const tones = { unused: "success", used: "neutral", expired: "warning" } as const;

/** The codes of virtual goods: what each is worth, and a way to copy it. */
export function VoucherCodes({ vouchers, until }: VoucherCodesProps) {
  const intl = useIntl();
  const left = vouchers.filter(({ state }) => state === "unused").length;
  const title = intl.formatMessage(messages.title);
  return (
    <Stack aria-label={title} as="section">
      <Inline rowSpace="none" space="m" alignY="baseline">
        <h3 className={css.title}>{title}</h3>
        <Text size="s" tone="muted">
          {intl.formatMessage(messages.left, { count: vouchers.length, left })}
        </Text>
        {until && left > 0 && (
          <Text size="s" tone="muted">
            {intl.formatMessage(messages.until, { time: until })}
          </Text>
        )}
      </Inline>
      <ul className={css.list}>
        {vouchers.map(({ code, state }) => (
          <li className={css.voucher} key={code}>
            <span className={css.code({ state })}>{code}</span>
            <Inline as="span" space="xs" wrap={false} width="content">
              <Tag size="s" tone={tones[state]}>
                {intl.formatMessage(voucherStateMessages[state])}
              </Tag>
              <CopyText isScreenOnly label={intl.formatMessage(messages.copy, { code })} text={code} />
            </Inline>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

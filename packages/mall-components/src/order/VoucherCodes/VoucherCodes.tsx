import type { VoucherState } from "@tradehall/mall-rules/states/voucher";
import { Tag } from "@tradehall/ui/Tag";
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
    <section aria-label={title} className={css.section}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <span className={css.note}>
          {intl.formatMessage(messages.left, { count: vouchers.length, left })}
        </span>
        {until && left > 0 && (
          <span className={css.note}>{intl.formatMessage(messages.until, { time: until })}</span>
        )}
      </div>
      <ul className={css.list}>
        {vouchers.map(({ code, state }) => (
          <li className={css.voucher} key={code}>
            <span className={css.code({ state })}>{code}</span>
            <span className={css.end}>
              <Tag size="s" tone={tones[state]}>
                {intl.formatMessage(voucherStateMessages[state])}
              </Tag>
              <CopyText isScreenOnly label={intl.formatMessage(messages.copy, { code })} text={code} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

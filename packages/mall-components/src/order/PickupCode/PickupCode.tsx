import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import * as css from "./PickupCode.css.ts";
import { messages } from "./PickupCode.messages.ts";

export interface PickupCodeProps {
  /** What the buyer shows; absent before payment. */
  code?: string;
  /** The goods have been handed over. */
  isUsed?: boolean;
  /** Where they are collected. */
  station: string;
  /** The station's telephone; absent: not said. */
  tel?: string;
  /** The station's address; absent: not said. */
  address?: string;
}

/** In fours, so that it is read out and typed without a mistake. */
const inFours = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1 ");

/** The code by which a buyer collects an order, large, and where. */
export function PickupCode({ code, isUsed, station, tel, address }: PickupCodeProps) {
  const intl = useIntl();
  const facts = [
    [messages.station, station],
    [messages.tel, tel],
    [messages.address, address],
  ] as const;
  return (
    <Stack aria-label={intl.formatMessage(messages.title)} as="section">
      <h3 className={css.title}>{intl.formatMessage(messages.title)}</h3>
      {code ? (
        <div className={css.ticket}>
          <Text size="s" tone="muted">
            {intl.formatMessage(messages.code)}
          </Text>
          <span className={css.line}>
            <span className={css.code({ state: isUsed ? "used" : "open" })}>{inFours(code)}</span>
            {isUsed ? (
              <Tag tone="success">{intl.formatMessage(messages.used)}</Tag>
            ) : (
              <CopyText
                isScreenOnly
                label={intl.formatMessage(messages.copy, { code })}
                size="m"
                text={code}
              />
            )}
          </span>
          {!isUsed && (
            <Text size="s" tone="muted">
              {intl.formatMessage(messages.hint)}
            </Text>
          )}
        </div>
      ) : (
        <Text as="p" size="s" tone="muted">
          {intl.formatMessage(messages.later)}
        </Text>
      )}
      <DescriptionList
        items={facts.flatMap(([label, value]) =>
          value ? [{ label: intl.formatMessage(label), value }] : [],
        )}
      />
    </Stack>
  );
}

import { missingPoints } from "@tradehall/mall-rules/states/membership/exchange";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { exchangeWords } from "../../messages/exchange.messages.ts";
import * as css from "./PointsNeed.css.ts";
import { words } from "./PointsNeed.messages.ts";

export interface PointsNeedProps {
  /** Points the buyer has. */
  owned: number;
  /** What is chosen costs so many. */
  needed: number;
}

/** Points that the buyer has, that this takes, and that are left afterwards or missing. */
export function PointsNeed({ owned, needed }: PointsNeedProps) {
  const intl = useIntl();
  const missing = missingPoints(owned, needed);
  const figures = [
    { message: exchangeWords.owned, value: owned },
    { message: words.needed, value: needed },
    ...(missing === 0 ? [{ message: words.rest, value: owned - needed }] : []),
  ];
  return (
    <p aria-live="polite" className={css.need}>
      {figures.map(({ message, value }) => (
        <Inline as="span" space="xs" alignY="baseline" wrap={false} key={message.id}>
          <Text size="inherit" tone="muted">
            {intl.formatMessage(message)}
          </Text>
          <span className={css.value}>{intl.formatNumber(value)}</span>
        </Inline>
      ))}
      {missing > 0 && (
        <Text size="inherit" tone="danger" weight="strong">
          {intl.formatMessage(exchangeWords.missing, { missing })}
        </Text>
      )}
    </p>
  );
}

import { thousands } from "@tradehall/mall-rules/money";
import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { exchangeWords } from "../../messages/exchange.messages.ts";
import * as sale from "../sale-head.css.ts";
import * as css from "./ExchangeHead.css.ts";
import { words } from "./ExchangeHead.messages.ts";

export interface ExchangeHeadProps {
  /** Name of the page, its first heading. */
  title: string;
  /** Points the buyer has; absent while unknown. */
  score?: number | undefined;
  /** Which of them lapse next. */
  note?: string | undefined;
  /** Where their movements are listed. */
  ledger: { href: string; label: string };
}

/** The head of the points mall: what it is, the buyer's points, and what of them lapses next. */
export function ExchangeHead({ title, score, note, ledger }: ExchangeHeadProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  return (
    <header className={css.head}>
      <Stack space="xs">
        <h1 className={sale.title}>{title}</h1>
        <p>{intl.formatMessage(words.line)}</p>
      </Stack>
      {score !== undefined && (
        <Stack space="xxs">
          <Text size="s" tone="inherit">
            {intl.formatMessage(exchangeWords.owned)}
          </Text>
          <Inline as="span" rowSpace="none" space="m" alignY="baseline">
            <strong className={css.score}>{thousands(String(score))}</strong>
            <Anchor className={css.ledger} href={ledger.href}>
              {ledger.label}
            </Anchor>
          </Inline>
          {note && (
            <Text size="s" tone="inherit">
              {note}
            </Text>
          )}
        </Stack>
      )}
    </header>
  );
}

import { thousands } from "@tradehall/mall-rules/money";
import { useLinkComponent } from "@tradehall/ui/Link";
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
      <div className={sale.words}>
        <h1 className={sale.title}>{title}</h1>
        <p>{intl.formatMessage(words.line)}</p>
      </div>
      {score !== undefined && (
        <div className={css.account}>
          <span className={css.label}>{intl.formatMessage(exchangeWords.owned)}</span>
          <span className={css.figures}>
            <strong className={css.score}>{thousands(String(score))}</strong>
            <Anchor className={css.ledger} href={ledger.href}>
              {ledger.label}
            </Anchor>
          </span>
          {note && <span className={css.note}>{note}</span>}
        </div>
      )}
    </header>
  );
}

import { type Amount, priceText } from "@tradehall/mall-rules/money";
import { Link } from "@tradehall/ui/Link";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { type IntlShape, useIntl } from "react-intl";
import * as css from "./Ledger.css.ts";
import { words } from "./Ledger.messages.ts";

/** What moves: money with two decimals, or whole points. */
export type LedgerUnit = "yuan" | "points";

/** One movement. */
export interface LedgerEntry {
  id: string;
  /** Why it moved, e.g. 订单支付. */
  source: string;
  /** What it belongs to, e.g. an order's number. */
  detail?: string;
  /** The page of that. */
  href?: string;
  /** When, as text. */
  timeText: string;
  /** When, for machines. */
  dateTime?: string;
  /** Signed: "-12.00" went out, "12.00" came in. */
  amount: Amount;
  /** What was left after it. */
  balance?: Amount;
}

/** Without a sign. */
function sizeText(intl: IntlShape, unit: LedgerUnit, amount: Amount): string {
  const size = String(amount).replace(/^[+-]/, "");
  return unit === "yuan" ? `¥${priceText(size)}` : intl.formatMessage(words.points, { points: Number(size) });
}

/** One movement of a ledger. */
export function LedgerRow({ entry, unit }: { entry: LedgerEntry; unit: LedgerUnit }) {
  const intl = useIntl();
  const { source, detail, href, timeText, dateTime, amount, balance } = entry;
  const way = String(amount).startsWith("-") ? "out" : "in";
  return (
    <li className={css.row}>
      <span className={css.source}>{source}</span>
      <span className={css.amount} data-way={way}>
        <VisuallyHidden>{intl.formatMessage(words[way])}</VisuallyHidden>
        <span aria-hidden="true">{way === "out" ? "−" : "+"}</span>
        {sizeText(intl, unit, amount)}
      </span>
      <span className={css.facts}>
        <time dateTime={dateTime}>{timeText}</time>
        {detail && (href ? <Link href={href}>{detail}</Link> : <span>{detail}</span>)}
      </span>
      {balance !== undefined && (
        <span className={css.balance}>
          {intl.formatMessage(words.balance, { balance: sizeText(intl, unit, balance) })}
        </span>
      )}
    </li>
  );
}

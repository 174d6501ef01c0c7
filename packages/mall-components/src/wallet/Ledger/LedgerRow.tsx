import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Link } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { type IntlShape, useIntl } from "react-intl";
import * as css from "./Ledger.css.ts";
import { words } from "./Ledger.messages.ts";

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
  /** Signed: money as text, "-12.00" went out; points or growth as a number. */
  amount: YuanText | number;
  /** What a number counts. Default `points`. */
  unit?: "points" | "growth";
  /** What was left after it. */
  balance?: YuanText | number;
}

/** Without a sign. */
function sizeText(intl: IntlShape, amount: YuanText | number, unit: LedgerEntry["unit"]): string {
  if (typeof amount !== "number") return `¥${priceText(amount).replace(/^-/, "")}`;
  const count = Math.abs(amount);
  return unit === "growth"
    ? intl.formatMessage(words.growth, { growth: count })
    : intl.formatMessage(words.points, { points: count });
}

/** One movement of a ledger. */
export function LedgerRow({ entry }: { entry: LedgerEntry }) {
  const intl = useIntl();
  const { source, detail, href, timeText, dateTime, amount, balance, unit } = entry;
  const way = String(amount).startsWith("-") ? "out" : "in";
  return (
    <li className={css.row}>
      <Text size="inherit" tone="inherit" weight="medium" breaks="anywhere">
        {source}
      </Text>
      <span className={css.amount} data-way={way}>
        <VisuallyHidden>{intl.formatMessage(words[way])}</VisuallyHidden>
        <span aria-hidden="true">{way === "out" ? "−" : "+"}</span>
        {sizeText(intl, amount, unit)}
      </span>
      <span className={css.facts}>
        <time dateTime={dateTime}>{timeText}</time>
        {detail && (href ? <Link href={href}>{detail}</Link> : <span>{detail}</span>)}
      </span>
      {balance !== undefined && (
        <span className={css.balance}>
          {intl.formatMessage(words.balance, { balance: sizeText(intl, balance, unit) })}
        </span>
      )}
    </li>
  );
}

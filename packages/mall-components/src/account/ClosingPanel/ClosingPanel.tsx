import { accountLimits } from "@tradehall/mall-rules/limits";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { entryWords } from "../../messages/entry.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import * as css from "./ClosingPanel.css.ts";
import { words } from "./ClosingPanel.messages.ts";

/** Something that blocks closing, and where it is seen to. */
export interface ClosingMatter {
  number: string;
  href: string;
}

export interface ClosingPanelProps {
  /** Orders that are not finished. They block it, and so do the next two; with none of the three it can be closed. */
  orders: readonly ClosingMatter[];
  /** After-sales cases that are not finished; they block it, too. */
  refunds: readonly ClosingMatter[];
  /** Enterprises whose administrator the buyer is. */
  enterprises: readonly string[];
  /** What is lost: the balance without its sign, `""` for nothing. */
  balance: string;
  /** Points that lapse; 0 for none. */
  points: number;
  /** Usable coupons that lapse; 0 for none. */
  coupons: number;
  /** It has been asked for: only that is said. */
  isClosing: boolean;
  /** The account's page. */
  backHref: string;
  /** The form that asks for it. */
  children?: ReactNode;
}

function Blocked({ orders, refunds, enterprises }: ClosingPanelProps) {
  const say = useIntl().formatMessage;
  return (
    <Notice title={say(words.blocked)} tone="danger">
      <ul className={css.list}>
        {orders.map(({ number, href }) => (
          <li key={number}>
            <Link href={href}>{say(words.order, { number })}</Link>
          </li>
        ))}
        {refunds.map(({ number, href }) => (
          <li key={number}>
            <Link href={href}>{say(words.refund, { number })}</Link>
          </li>
        ))}
        {enterprises.map((enterprise) => (
          <li key={enterprise}>{say(words.administrator, { enterprise })}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Lost({ balance, points, coupons }: ClosingPanelProps) {
  const say = useIntl().formatMessage;
  if (!balance && points === 0 && coupons === 0) return null;
  return (
    <Notice title={say(words.lost)} tone="warning">
      <ul className={css.list}>
        {balance && <li>{say(words.balance, { amount: balance })}</li>}
        {points > 0 && <li>{say(words.points, { count: points })}</li>}
        {coupons > 0 && <li>{say(words.coupons, { count: coupons })}</li>}
      </ul>
    </Notice>
  );
}

/** Closing the account: what blocks it, what is lost, what follows, and the form that asks for it. */
export function ClosingPanel(props: ClosingPanelProps) {
  const { orders, refunds, enterprises, isClosing, backHref, children } = props;
  const say = useIntl().formatMessage;
  const isBlocked = orders.length + refunds.length + enterprises.length > 0;
  return (
    <CenterSection title={say(words.title)}>
      <Stack space="l">
        {isClosing ? (
          <p>{say(words.asked)}</p>
        ) : (
          <>
            {isBlocked && <Blocked {...props} />}
            <Lost {...props} />
            <ul className={css.facts}>
              <li>{say(words.erased)}</li>
              <li>{say(words.wait, { days: accountLimits.closingMs / 86_400_000 })}</li>
            </ul>
            {!isBlocked && <div className={css.form}>{children}</div>}
          </>
        )}
        <Link href={backHref}>{say(entryWords.toAccount)}</Link>
      </Stack>
    </CenterSection>
  );
}

import { Icon, ShopIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import * as css from "./OfferHead.css.ts";
import { words } from "./OfferHead.messages.ts";

export interface OfferHeadProps {
  /** Name of the offer. */
  name: string;
  /** Its kind, e.g. 满减. */
  kind: string;
  /** What it gives, step by step, e.g. 满300减30. */
  rules: readonly string[];
  /** From when to when. */
  period: string;
  /** Whose it is; absent: of the whole mall. */
  shop?: { name: string; href: string };
  /** It is over or has not begun: its colours step back. */
  isQuiet?: boolean;
  /** Its state or its clock, e.g. a Countdown. */
  children?: ReactNode;
}

/** The head of an offer's page: its name, what it gives and how long. */
export function OfferHead({ name, kind, rules, period, shop, isQuiet, children }: OfferHeadProps) {
  const intl = useIntl();
  return (
    <header className={css.head({ isQuiet: Boolean(isQuiet) })}>
      <Inline>
        <Tag size="m" tone="sale" variant={isQuiet ? "outline" : "solid"}>
          {kind}
        </Tag>
        <h1 className={css.title}>{name}</h1>
        {children && <span className={css.state}>{children}</span>}
      </Inline>
      {rules.length > 0 && (
        <Inline aria-label={intl.formatMessage(words.rules)} as="ul" alignY="stretch">
          {rules.map((rule) => (
            <li className={css.rule} key={rule}>
              {rule}
            </li>
          ))}
        </Inline>
      )}
      <Inline as="p" rowSpace="xs" space="l" alignY="stretch" size="s" tone="muted">
        <span>{intl.formatMessage(words.period, { period })}</span>
        {shop && (
          <Inline as="span" space="xs" wrap={false}>
            <Icon as={ShopIcon} size="s" />
            <Link href={shop.href} tone="muted">
              {shop.name}
            </Link>
          </Inline>
        )}
      </Inline>
    </header>
  );
}

import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { useIntl } from "react-intl";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./CartTowards.css.ts";
import { messages } from "./CartTowards.messages.ts";

export interface CartTowardsProps {
  /** What it counts towards, e.g. a coupon's name; absent where the page is about it anyway. */
  name?: string;
  /** Pieces of the cart that count, and what they cost. */
  pieces: number;
  counted: YuanText;
  /** Taken off already, yuan; "0.00": not said. */
  reduce: YuanText;
  /** What is missing to the next step, and what that gives, e.g. 满600减80; absent above the last. */
  next?: { missing: YuanText; text: string };
}

/** What the ticked goods of the cart count towards an offer or a coupon, and what is still missing. */
export function CartTowards({ name, pieces, counted, reduce, next }: CartTowardsProps) {
  const intl = useIntl();
  const routes = useRoutes();
  const isReduced = Number(reduce) > 0;
  return (
    <section aria-label={intl.formatMessage(messages.label)} className={css.bar}>
      <p aria-live="polite" className={css.words}>
        {name && <strong className={css.name}>{name}</strong>}
        <span>
          {pieces > 0
            ? intl.formatMessage(messages.counted, { pieces, amount: priceText(counted) })
            : intl.formatMessage(messages.none)}
        </span>
        {isReduced && (
          <span className={css.off}>
            {intl.formatMessage(messages.reduced, { amount: priceText(reduce) })}
          </span>
        )}
        {next ? (
          <span className={css.missing}>
            {intl.formatMessage(messages.missing, { amount: priceText(next.missing), text: next.text })}
          </span>
        ) : (
          pieces > 0 && <span>{intl.formatMessage(messages.reached)}</span>
        )}
      </p>
      <ButtonLink href={routes.cart} size="s" tone="sale">
        {intl.formatMessage(messages.toCart)}
      </ButtonLink>
    </section>
  );
}

import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { CartIcon, Icon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { messages } from "./CartEmpty.messages.ts";

export interface CartEmptyProps {
  /** Where to shop. Default `/list?st=0`. */
  listHref?: string;
  /** The buyer's favourites; absent: no link. */
  favouritesHref?: string;
  /** Goods bought before, to buy again; absent: no link. */
  historyHref?: string;
}

/** A cart without goods: says so and where to go next. */
export function CartEmpty({ listHref = "/list?st=0", favouritesHref, historyHref }: CartEmptyProps) {
  const intl = useIntl();
  return (
    <EmptyState
      actions={
        <>
          <ButtonLink href={listHref}>{intl.formatMessage(messages.list)}</ButtonLink>
          {favouritesHref && (
            <ButtonLink href={favouritesHref} tone="neutral" variant="outline">
              {intl.formatMessage(messages.favourites)}
            </ButtonLink>
          )}
          {historyHref && (
            <ButtonLink href={historyHref} tone="neutral" variant="outline">
              {intl.formatMessage(messages.history)}
            </ButtonLink>
          )}
        </>
      }
      description={intl.formatMessage(messages.description)}
      illustration={<Icon as={CartIcon} size="xl" tone="faint" />}
      title={intl.formatMessage(messages.title)}
    />
  );
}

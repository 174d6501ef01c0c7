import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { CartIcon, Icon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { messages } from "./CartEmpty.messages.ts";

export interface CartEmptyProps {
  /**
   * Why there is nothing to settle: the cart holds no goods, none that can be bought now, or the checkout has none of
   * them (then the first way leads back to the cart). Default "empty".
   */
  reason?: "empty" | "expired" | "checkout";
}

const titles = { empty: cartWords.empty, expired: messages.expired, checkout: messages.checkout };
const descriptions = {
  empty: messages.description,
  expired: messages.expiredDescription,
  checkout: messages.checkoutDescription,
};

/** Nothing to settle: says why and where to go next. */
export function CartEmpty({ reason = "empty" }: CartEmptyProps) {
  const intl = useIntl();
  const routes = useRoutes();
  const isCheckout = reason === "checkout";
  return (
    <EmptyState
      actions={
        <>
          {isCheckout && <ButtonLink href={routes.cart}>{intl.formatMessage(messages.cart)}</ButtonLink>}
          <ButtonLink href={routes.allGoods} {...(isCheckout ? { tone: "neutral", variant: "outline" } : {})}>
            {intl.formatMessage(listWords.browse)}
          </ButtonLink>
          {!isCheckout && routes.quickOrder && (
            <ButtonLink href={routes.quickOrder} tone="neutral" variant="outline">
              {intl.formatMessage(chromeWords.quickOrder)}
            </ButtonLink>
          )}
        </>
      }
      description={intl.formatMessage(descriptions[reason])}
      illustration={<Icon as={CartIcon} size="xl" tone="faint" />}
      title={intl.formatMessage(titles[reason])}
    />
  );
}

import type { YuanText } from "@tradehall/mall-rules/money";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { Price } from "../../product/Price/Price.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./RailCart.css.ts";
import { words } from "./RailCart.messages.ts";

export interface RailCartSumProps {
  /** Pieces ticked. */
  count: number;
  /** What they cost, yuan. */
  yuan: YuanText;
}

/** The drawer's foot: what is ticked, its sum, and the way to settle; where nothing is ticked, to the cart. */
export function RailCartSum({ count, yuan }: RailCartSumProps) {
  const intl = useIntl();
  const routes = useRoutes();
  return (
    <div className={css.sum}>
      <span className={css.sumWords}>
        <span className={css.quantity}>{intl.formatMessage(words.chosen, { count })}</span>
        <Price label={intl.formatMessage(cartWords.total)} yuan={yuan} />
      </span>
      <ButtonLink href={routes.cart}>
        {intl.formatMessage(count > 0 ? cartWords.settle : words.choose)}
      </ButtonLink>
    </div>
  );
}

import type { YuanText } from "@tradehall/mall-rules/money";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { Price } from "../../product/Price/Price.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
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
    <Inline space="m" align="between" wrap={false} width="full">
      <Stack as="span" space="none">
        <Text size="xs" tone="muted" isNumeric>
          {intl.formatMessage(words.chosen, { count })}
        </Text>
        <Price label={intl.formatMessage(cartWords.total)} yuan={yuan} />
      </Stack>
      <ButtonLink href={routes.cart}>
        {intl.formatMessage(count > 0 ? cartWords.settle : words.choose)}
      </ButtonLink>
    </Inline>
  );
}

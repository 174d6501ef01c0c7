import type { YuanText } from "@tradehall/mall-rules/money";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { CartIcon, Icon } from "@tradehall/ui/Icon";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { Price } from "../../product/Price/Price.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { RailGoods } from "../RailDrawer/RailGoods.tsx";
import * as css from "./RailCart.css.ts";
import { words } from "./RailCart.messages.ts";

/** One line of the cart, as the drawer shows it. */
export interface RailCartLine {
  /** Id of the line. */
  id: string;
  /** Product name. */
  title: string;
  /** Product page. */
  href: string;
  /** Picture path without width and file ending. */
  picture?: string;
  /** Chosen specification. */
  skuText?: string;
  /** Unit price, yuan. */
  yuan: YuanText;
  /** Pieces. */
  quantity: number;
  /** Whether it is ticked for settling. */
  isChosen: boolean;
}
export interface RailCartProps {
  /** Lines that can be bought, by shop. */
  shops: readonly { id: string; name: string; lines: readonly RailCartLine[] }[];
  /** Lines that can no longer be bought; said, not shown. Default 0. */
  unavailableCount?: number;
}

/** The cart at a glance: lines with price and quantity. Changing it is the cart page's. */
export function RailCart({ shops, unavailableCount = 0 }: RailCartProps) {
  const intl = useIntl();
  const routes = useRoutes();
  const lost = unavailableCount > 0 && (
    <p className={css.lost}>{intl.formatMessage(words.unavailable, { count: unavailableCount })}</p>
  );
  if (shops.length === 0) {
    return (
      <>
        <EmptyState
          actions={<ButtonLink href={routes.allGoods}>{intl.formatMessage(listWords.browse)}</ButtonLink>}
          description={intl.formatMessage(words.emptyText)}
          illustration={<Icon as={CartIcon} size="xl" tone="faint" />}
          size="s"
          title={intl.formatMessage(cartWords.empty)}
        />
        {lost}
      </>
    );
  }
  return (
    <Stack space="l">
      {shops.map((shop) => (
        <Stack as="section" key={shop.id}>
          <h3 className={css.shopName}>{shop.name}</h3>
          <Stack as="ul" space="l">
            {shop.lines.map((line) => (
              <li key={line.id}>
                <RailGoods
                  href={line.href}
                  isFaded={!line.isChosen}
                  picture={line.picture}
                  skuText={line.skuText}
                  title={line.title}
                >
                  <Price size="s" yuan={line.yuan} />
                  <Text size="xs" tone="muted" isNumeric>
                    {intl.formatMessage(words.quantity, { count: line.quantity })}
                  </Text>
                  {!line.isChosen && <Tag size="s">{intl.formatMessage(words.unticked)}</Tag>}
                </RailGoods>
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
      {lost}
    </Stack>
  );
}

import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { goodsName } from "../../messages/goods-name.ts";
import { OrderStatusTag } from "../../order/OrderStatusTag/OrderStatusTag.tsx";
import { Price } from "../../product/Price/Price.tsx";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import type { ChatCardView } from "../chat-view.ts";
import * as css from "./ChatCard.css.ts";
import { words } from "./ChatCard.messages.ts";

export interface ChatCardProps {
  /** The product or the order; an order also shows its number, pieces and state. */
  card: ChatCardView;
  /** `card` is by itself between messages, `row` in a list of its like. Default `card`. */
  look?: "card" | "row";
  /** What can be done with it. */
  action?: ReactNode;
}

/** A product or an order, as it is sent and as it is chosen. */
export function ChatCard({ card, look = "card", action }: ChatCardProps) {
  const { formatMessage } = useIntl();
  const Anchor = useLinkComponent();
  const isOrder = card.kind === "order";
  const title = isOrder ? card.title : card.name;
  const number = isOrder && formatMessage(words.order, { orderNumber: card.orderNumber });
  const name = isOrder ? `${number} ${title}` : goodsName({ title, skuText: card.skuText });
  return (
    <article aria-label={name} className={css.card({ look })}>
      {isOrder && (
        <Inline align="between" rowSpace="xxs">
          <Text size="xs" tone="muted" lines={1}>
            {number}
          </Text>
          <OrderStatusTag status={card.status} />
        </Inline>
      )}
      <Inline space="m" alignY="stretch" wrap={false}>
        <span className={css.picture}>
          <ProductPicture alt="" path={card.picture} rounding="s" width={64} />
        </span>
        <Stack space="xs" width="fluid">
          {card.href ? (
            <Anchor aria-label={name} className={css.link} href={card.href}>
              {title}
            </Anchor>
          ) : (
            <span className={css.title}>{title}</span>
          )}
          {!isOrder && card.skuText && (
            <Text size="xs" tone="faint" lines={1}>
              {card.skuText}
            </Text>
          )}
          <div className={css.foot}>
            <Inline as="span" alignY="baseline" rowSpace="xxs">
              <Price isFrom={!isOrder && card.isFromPrice === true} size="s" yuan={card.yuan} />
              {isOrder && (
                <Text size="xs" tone="faint" lines={1}>
                  {formatMessage(words.pieces, { count: card.pieces })}
                </Text>
              )}
            </Inline>
            {action}
          </div>
        </Stack>
      </Inline>
    </article>
  );
}

import { lookup } from "@tradehall/mall-rules/lookup";
import type { YuanText } from "@tradehall/mall-rules/money";
import type { ShownRefundStatus } from "@tradehall/mall-rules/states/after-sale/refund";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { ReturnIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { refundStatusWords, refundWords } from "../../messages/refund.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import { GoodsLine } from "../../product/GoodsLine/GoodsLine.tsx";
import type { GoodsView } from "../../product/goods-views.ts";
import { Price } from "../../product/Price/index.ts";
import { refundTone } from "../refund-tone.ts";
import * as css from "./RefundList.css.ts";
import { words } from "./RefundList.messages.ts";

/** One refund of the list. */
export interface RefundCardView {
  refundSn: string;
  orderNumber: string;
  shopName: string;
  status: ShownRefundStatus;
  withReturn: boolean;
  amount: YuanText;
  /** When it was applied for, as text. */
  appliedAt: string;
  lines: readonly (GoodsView & { id: string; quantity: number })[];
  /** Its own page, and its order's. */
  href: string;
  orderHref: string;
}

export interface RefundListProps extends ListStateProps {
  /** The refunds of this page. Default none. */
  refunds?: readonly RefundCardView[];
  /** Own orders, offered where there is none. */
  ordersHref: string;
  /** The list without filters, while it is narrowed: offered where nothing fits them. */
  clearHref?: string | undefined;
}

function Card({ refund }: { refund: RefundCardView }) {
  const intl = useIntl();
  const { refundSn, status } = refund;
  return (
    <article aria-label={`${intl.formatMessage(refundWords.number)} ${refundSn}`} className={css.card}>
      <header className={css.head}>
        <span>{refund.appliedAt}</span>
        <span>
          {intl.formatMessage(refundWords.number)} {refundSn}
        </span>
        <Link href={refund.orderHref} tone="muted">
          {intl.formatMessage(orderWords.label, { orderNumber: refund.orderNumber })}
        </Link>
        <span>{refund.shopName}</span>
      </header>
      <div className={css.body}>
        <ul className={css.lines}>
          {refund.lines.map((line) => (
            <li key={line.id}>
              <GoodsLine goods={line}>
                <Text size="xs" tone="faint">
                  ×{line.quantity}
                </Text>
              </GoodsLine>
            </li>
          ))}
        </ul>
        <Stack as="span" align="start" space="none">
          <Price size="s" yuan={refund.amount} />
          <Text size="xs" tone="faint">
            {intl.formatMessage(refund.withReturn ? refundWords.withReturn : refundWords.moneyOnly)}
          </Text>
        </Stack>
        <Inline as="span" space="none" alignY="stretch" wrap={false}>
          <Tag tone={refundTone(status)}>
            {intl.formatMessage(lookup(refundStatusWords, status, orderStatusMessages.other))}
          </Tag>
        </Inline>
        <span className={css.acts}>
          <ButtonLink href={refund.href} size="s" tone="neutral" variant="outline">
            {intl.formatMessage(refundWords.view)}
          </ButtonLink>
        </span>
      </div>
    </article>
  );
}

/** Refunds, one block each. */
export function RefundList({ refunds = [], ordersHref, clearHref, state, onRetry }: RefundListProps) {
  const intl = useIntl();
  const none = clearHref ? (
    <NoRows
      href={clearHref}
      icon={ReturnIcon}
      link={intl.formatMessage(listWords.clearFilters)}
      title={intl.formatMessage(words.notFound)}
    />
  ) : (
    <NoRows
      description={intl.formatMessage(words.noneHint)}
      href={ordersHref}
      icon={ReturnIcon}
      link={intl.formatMessage(words.orders)}
      title={intl.formatMessage(words.none)}
    />
  );
  return (
    <AsyncList
      empty={refunds.length === 0 && none}
      failedText={intl.formatMessage(words.failed)}
      onRetry={onRetry}
      skeleton="cards"
      state={state}
    >
      <Stack as="ul">
        {refunds.map((refund) => (
          <li key={refund.refundSn}>
            <Card refund={refund} />
          </li>
        ))}
      </Stack>
    </AsyncList>
  );
}

import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { orderWords } from "../../messages/order.messages.ts";
import { refundWords } from "../../messages/refund.messages.ts";
import { CopyText } from "../../parts/CopyText/index.ts";
import { GoodsLine } from "../../product/GoodsLine/GoodsLine.tsx";
import type { GoodsView } from "../../product/goods-views.ts";
import * as css from "./RefundInfo.css.ts";
import { words } from "./RefundInfo.messages.ts";

export interface RefundInfoProps {
  /** Number of the refund. */
  refundSn: string;
  /** Number of its order. */
  orderNumber: string;
  /** The order's page. */
  orderHref: string;
  /** The shop that was asked. */
  shopName: string;
  /** Conversation with the shop about this refund; absent: no link. */
  serviceHref?: string;
  /** When it was applied for, as text. */
  appliedAt: string;
  /** What is asked for, yuan, freight included. */
  amount: YuanText;
  /** Freight within the amount, yuan; zero is not shown. */
  freight: YuanText;
  /** Points that are returned; zero is not shown. */
  score: number;
  /** The reason in words. */
  reasonText: string;
  /** What the buyer wrote; absent: nothing. */
  explanation?: string;
  /** What comes back. */
  lines: readonly (GoodsView & { id: string; quantity: number })[];
  /** Where the goods are sent. */
  returnTo?: { receiver: string; mobile: string; addr: string };
  /** The parcel of the goods. */
  parcelText?: string;
}

/** Numbers, amounts and goods of a refund, and where the goods are sent. */
export function RefundInfo(props: RefundInfoProps) {
  const { refundSn, returnTo, freight, score, explanation, parcelText } = props;
  const intl = useIntl();
  const freightText =
    Number(freight) > 0 ? intl.formatMessage(words.freight, { amount: priceText(freight) }) : "";
  const address = returnTo && `${returnTo.receiver} ${returnTo.mobile} ${returnTo.addr}`;
  return (
    <Stack aria-label={intl.formatMessage(words.title)} as="section">
      <h2 className={css.title}>{intl.formatMessage(words.title)}</h2>
      <Stack as="ul">
        {props.lines.map((line) => (
          <li key={line.id}>
            <GoodsLine goods={line}>
              <Text size="xs" tone="faint">
                ×{line.quantity}
              </Text>
            </GoodsLine>
          </li>
        ))}
      </Stack>
      <DescriptionList
        columns={2}
        items={[
          { label: intl.formatMessage(refundWords.number), value: refundSn },
          {
            label: intl.formatMessage(orderWords.number),
            value: <Link href={props.orderHref}>{props.orderNumber}</Link>,
          },
          {
            label: intl.formatMessage(words.shop),
            value: (
              <Inline as="span" space="xs">
                {props.shopName}
                {props.serviceHref && (
                  <Link href={props.serviceHref}>{intl.formatMessage(orderWords.service)}</Link>
                )}
              </Inline>
            ),
          },
          { label: intl.formatMessage(refundWords.appliedAt), value: props.appliedAt },
          {
            label: intl.formatMessage(refundWords.amount),
            value: `¥${priceText(props.amount)}${freightText}`,
          },
          ...(score > 0 ? [{ label: intl.formatMessage(refundWords.score), value: String(score) }] : []),
          { label: intl.formatMessage(refundWords.reason), value: props.reasonText },
          ...(explanation
            ? [{ label: intl.formatMessage(refundWords.explanation), value: explanation }]
            : []),
          ...(parcelText ? [{ label: intl.formatMessage(words.parcel), value: parcelText }] : []),
          ...(address
            ? [
                {
                  label: intl.formatMessage(words.returnTo),
                  value: (
                    <Inline as="span" space="xs">
                      {address}
                      <CopyText label={intl.formatMessage(words.copyAddress)} text={address} />
                    </Inline>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}

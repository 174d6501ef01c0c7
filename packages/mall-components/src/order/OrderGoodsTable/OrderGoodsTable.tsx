import { priceText } from "@tradehall/mall-rules/money";
import { Icon, ServiceIcon, ShopIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@tradehall/ui/Table";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { GoodsLine } from "../../product/GoodsLine/index.ts";
import type { OrderLineView, ShopView } from "../../product/goods-views.ts";
import { Price } from "../../product/Price/index.ts";
import { RefundLink } from "../RefundLink/index.ts";
import * as css from "./OrderGoodsTable.css.ts";
import { messages } from "./OrderGoodsTable.messages.ts";

export interface OrderGoodsTableProps {
  /** The order's goods. */
  lines: readonly OrderLineView[];
  /** The shop they are from. */
  shop?: ShopView;
  /** Chat with the shop. */
  serviceHref?: string;
  /** What can be done with all of them, at the end of the shop's line. */
  aside?: ReactNode;
}

/** The order's goods as a table that prints well. */
export function OrderGoodsTable({ lines, shop, serviceHref, aside }: OrderGoodsTableProps) {
  const intl = useIntl();
  return (
    <section className={css.goods}>
      {shop && (
        <Inline rowSpace="xs" size="s" weight="medium">
          <Link href={shop.href} tone="neutral">
            <Icon as={ShopIcon} size="s" tone="muted" /> {shop.name}
          </Link>
          {serviceHref && (
            <span data-print="hide">
              <Link href={serviceHref} tone="muted">
                <Icon as={ServiceIcon} size="s" /> {intl.formatMessage(orderWords.service)}
              </Link>
            </span>
          )}
          {aside && (
            <span className={css.aside} data-print="hide">
              {aside}
            </span>
          )}
        </Inline>
      )}
      <Table caption={intl.formatMessage(messages.caption)} isCaptionHidden>
        <TableHead>
          <TableRow>
            <TableHeader>{intl.formatMessage(goodsWords.goods)}</TableHeader>
            <TableHeader align="end">{intl.formatMessage(goodsWords.unitPrice)}</TableHeader>
            <TableHeader align="end">{intl.formatMessage(goodsWords.quantity)}</TableHeader>
            <TableHeader align="end">{intl.formatMessage(cartWords.subtotal)}</TableHeader>
            <TableHeader align="end">{intl.formatMessage(messages.refund)}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell>
                <GoodsLine goods={line} />
              </TableCell>
              <TableCell align="end" isNumeric>
                {line.score ? (
                  <Price points={line.score} size="s" tone="text" yuan={line.price} />
                ) : (
                  `¥${priceText(line.price)}`
                )}
              </TableCell>
              <TableCell align="end" isNumeric>
                {line.quantity}
              </TableCell>
              <TableCell align="end" isNumeric>
                {line.scoreSubtotal ? (
                  <Price points={line.scoreSubtotal} size="s" tone="text" yuan={line.subtotal} />
                ) : line.subtotal === undefined ? (
                  "--"
                ) : (
                  `¥${priceText(line.subtotal)}`
                )}
              </TableCell>
              <TableCell align="end">
                {line.refund && <RefundLink {...line.refund} name={goodsName(line)} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

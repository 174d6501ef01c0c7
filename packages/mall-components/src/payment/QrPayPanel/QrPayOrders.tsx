import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { words as listWords } from "../../list/ListToolbar/ListToolbar.messages.ts";
import { messages as goodsWords } from "../../order/OrderGoodsTable/OrderGoodsTable.messages.ts";
import { messages as orderWords } from "../../order/OrderInfo/OrderInfo.messages.ts";
import { PaymentOrders } from "../PaymentOrders/index.ts";
import * as css from "./QrPayPanel.css.ts";
import type { QrPayPanelProps } from "./qr-pay-panel-props.ts";

/** So many goods are named; of more their number is said. */
const named = 4;

type QrPayOrdersProps = Pick<QrPayPanelProps, "discount" | "goods"> & {
  orders: NonNullable<QrPayPanelProps["orders"]>;
};

/** What the code pays: the orders and their goods. */
export function QrPayOrders({ orders, discount, goods = [] }: QrPayOrdersProps) {
  const intl = useIntl();
  return (
    <section className={css.orders}>
      <h3 className={css.ordersTitle}>{intl.formatMessage(orderWords.title)}</h3>
      <PaymentOrders discount={discount} orders={orders} />
      {goods.length > 0 && (
        <>
          <h3 className={css.ordersTitle}>{intl.formatMessage(goodsWords.caption)}</h3>
          <Stack as="ul" space="s" size="s" tone="muted">
            {goods.slice(0, named).map((name) => (
              <Text as="li" size="inherit" lines={2} key={name}>
                {name}
              </Text>
            ))}
            {goods.length > named && (
              <li>{intl.formatMessage(listWords.total, { count: intl.formatNumber(goods.length) })}</li>
            )}
          </Stack>
        </>
      )}
    </section>
  );
}

import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Link } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { OrderStatusTag } from "../../order/OrderStatusTag/index.ts";
import type { PaymentOrderView } from "../../order/order-views.ts";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import * as css from "./PaymentOrders.css.ts";

export interface PaymentOrdersProps {
  /** Orders paid together. */
  orders: readonly PaymentOrderView[];
  /** Taken off within the sum, yuan; zero is not shown. */
  discount?: YuanText;
}

/** Which orders a payment is for; several say what each costs, and where each is if not all stand alike. */
export function PaymentOrders({ orders, discount }: PaymentOrdersProps) {
  const intl = useIntl();
  const isMixed = orders.some(({ status }) => status !== orders[0]?.status);
  return (
    <ul className={css.facts}>
      {orders.map(({ orderNumber, href, amount, status }) => (
        <li className={css.order} key={orderNumber}>
          <span>{intl.formatMessage(orderWords.number)}</span>
          <Link href={href} tone="neutral">
            {orderNumber}
          </Link>
          <CopyText label={intl.formatMessage(orderWords.copyNumber, { orderNumber })} text={orderNumber} />
          {orders.length > 1 && <span>¥{priceText(amount)}</span>}
          {isMixed && <OrderStatusTag status={status} />}
        </li>
      ))}
      {discount && Number(discount) !== 0 && (
        <li className={css.order}>
          {intl.formatMessage(cartWords.discount)}{" "}
          <Text size="inherit" tone="price">
            −¥{priceText(discount)}
          </Text>
        </li>
      )}
    </ul>
  );
}

/** Account terms of an enterprise as its page shows them. */
import type { Credit, CreditLine, OwedOrder } from "@tradehall/api-client/models/credit";
import type { CreditLineView } from "@tradehall/mall-components/wallet/CreditLineList";
import type { OwedOrderView } from "@tradehall/mall-components/wallet/OwedOrders";
import { yuanToFen } from "@tradehall/mall-rules/money";

const dayOf = (time: string): string => time.slice(0, 10);

/** `hrefFor` spells the address of what is owed to a shop. */
export const toCreditLineView = (line: CreditLine, hrefFor: (shopId: number) => string): CreditLineView => ({
  id: String(line.shopId),
  shopName: line.shopName,
  state: line.state,
  requested: line.requested,
  askedText: dayOf(line.requestTime),
  limit: line.limit,
  used: line.used,
  left: line.left,
  termDays: line.termDays,
  reason: line.reason,
  nextDue: line.nextDue ? { dayText: dayOf(line.nextDue.time), amount: line.nextDue.amount } : undefined,
  overdue: yuanToFen(line.overdue) > 0 ? line.overdue : undefined,
  owedHref: line.owedCount > 0 ? hrefFor(line.shopId) : undefined,
});

export const toCreditShops = ({ shops }: Credit): { value: string; label: string }[] =>
  shops.map(({ shopId, shopName }) => ({ value: String(shopId), label: shopName }));

/** `hrefFor` spells the address of an order. */
export const toOwedOrder = (order: OwedOrder, hrefFor: (orderNumber: string) => string): OwedOrderView => ({
  orderNumber: order.orderNumber,
  href: hrefFor(order.orderNumber),
  name: order.nickName,
  orderedText: dayOf(order.orderTime),
  dueText: dayOf(order.dueTime),
  amount: order.amount,
  owed: order.owed,
  isOverdue: order.isOverdue === 1,
});

/** Orders that have come and wait for their reviews. */
import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { buyFromCart, detailOf, pay, ship } from "./purchase.ts";
import type { TestServer } from "./test-server.ts";

export interface Line {
  orderNumber: string;
  orderItemId: number;
}

/** One received order of these goods of one shop; its lines. */
export async function reviewable(
  server: TestServer,
  token: string,
  goods: readonly { prodId: number; skuId: number }[],
): Promise<Line[]> {
  const [orderNumber = ""] = await buyFromCart(
    server,
    token,
    goods.map((one) => [one, 1]),
  );
  await pay(server, token, orderNumber);
  await ship(server, orderNumber);
  await server.call(receiveOrder, { params: { orderNumber } }, { token });
  const { orderItemDtos } = await detailOf(server, token, orderNumber);
  return orderItemDtos.map(({ orderItemId }) => ({ orderNumber, orderItemId }));
}

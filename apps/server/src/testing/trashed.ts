/** An order in the trash, for tests that begin with one. */
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { deleteOrder } from "@tradehall/api-client/endpoints/order/delete-order";
import { buyNow } from "./purchase.ts";
import type { TestServer } from "./test-server.ts";
import { helmet } from "./trade.ts";

/** Answers it as the parameters of a call. */
export async function trashedOrder(server: TestServer, token: string): Promise<{ orderNumber: string }> {
  const params = { orderNumber: await buyNow(server, token, helmet) };
  await server.call(cancelOrder, { params, body: { reason: "不想买了" } }, { token });
  const deleted = await server.call(deleteOrder, { params }, { token });
  if (!deleted.success) throw new Error(`not deleted: ${deleted.msg}`);
  return params;
}

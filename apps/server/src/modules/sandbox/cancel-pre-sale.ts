import { sandboxCancelPreSale } from "@tradehall/api-client/endpoints/sandbox/cancel-pre-sale";
import { handle } from "#server/handle.ts";
import { cancelByShop } from "#server/modules/refund/cancel-by-shop.ts";

export default handle(sandboxCancelPreSale, async ({ params: { orderNumber } }, { db, clock }) => {
  await db.transaction((tx) => cancelByShop(tx, orderNumber, clock.now()));
  return null;
});

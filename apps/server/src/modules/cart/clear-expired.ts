import { clearExpired } from "@tradehall/api-client/endpoints/cart/clear-expired";
import { handle } from "#server/handle.ts";
import { deleteLines } from "./deletion.ts";
import { openCart } from "./view.ts";

export default handle(clearExpired, async (_, context) => {
  const { seen } = await openCart(context.db, context.buyer, context.clock.now());
  const expired = seen.filter((one) => one.isExpired);
  return deleteLines(
    context,
    expired.map(({ row }) => row.basketId),
  );
});

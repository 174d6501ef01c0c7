import { listExpired } from "@tradehall/api-client/endpoints/cart/list-expired";
import { handle } from "#server/handle.ts";
import { expiredOf } from "./answers.ts";
import { openCart } from "./view.ts";

export default handle(listExpired, async (_, { db, clock, buyer }) =>
  expiredOf(await openCart(db, buyer, clock.now())),
);

import { sandboxListRefunds } from "@tradehall/api-client/endpoints/sandbox/order/list-refunds";
import { handle } from "#server/handle.ts";
import { listedRefunds } from "./refund-rows.ts";

export default handle(sandboxListRefunds, (_, { db, locale, clock }) =>
  listedRefunds(db, { locale, now: clock.now() }),
);

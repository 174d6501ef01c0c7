import { withdrawQuote } from "@tradehall/api-client/endpoints/quote/withdraw-quote";
import { handle } from "#server/handle.ts";
import { endQuote } from "./own-quotes.ts";

export default handle(withdrawQuote, async ({ body: { quoteNo } }, { db, clock, buyer }) => {
  await endQuote(db, buyer, { quoteNo, act: "withdraw" }, clock.now());
  return null;
});

import { declineQuote } from "@tradehall/api-client/endpoints/quote/decline-quote";
import { handle } from "#server/handle.ts";
import { endQuote } from "./own-quotes.ts";

export default handle(declineQuote, async ({ body: { quoteNo } }, { db, clock, buyer }) => {
  await endQuote(db, buyer, { quoteNo, act: "decline" }, clock.now());
  return null;
});

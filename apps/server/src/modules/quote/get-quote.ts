import { getQuote } from "@tradehall/api-client/endpoints/quote/get-quote";
import { handle } from "#server/handle.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";
import { refuse } from "#server/refuse.ts";
import { findQuote } from "./own-quotes.ts";
import { wholeQuotes } from "./quote-answers.ts";

export default handle(getQuote, async ({ query: { quoteNo } }, { db, clock, buyer }) => {
  const now = clock.now();
  const row = await findQuote(db, buyer, quoteNo);
  const sign = await signerOf(db, buyer.userId, now);
  const [quote] = await wholeQuotes(db, [row], { party: "buyer", sign, now });
  return quote ?? refuse("quoteMissing");
});

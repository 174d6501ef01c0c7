import { getQuoteFile } from "@tradehall/api-client/endpoints/quote/get-quote-file";
import { quoteWords } from "@tradehall/mall-rules/words/quotes";
import { handleFile } from "#server/handle.ts";
import { contentOf } from "#server/modules/drawing/draw-quote.ts";
import { drawnFile } from "#server/modules/drawing/drawn-file.ts";
import { ownerNameOf, scopeOf } from "#server/modules/statement/scope.ts";
import { refuse } from "#server/refuse.ts";
import { findQuote } from "./own-quotes.ts";
import { wholeQuotes } from "./quote-answers.ts";

export default handleFile(getQuoteFile, async ({ query }, { db, clock, buyer, locale, settings }) => {
  const row = await findQuote(db, buyer, query.quoteNo);
  const reader = { party: "buyer" as const, sign: (address: string) => address, now: clock.now() };
  const [quote] = await wholeQuotes(db, [row], reader);
  const offer = quote?.rounds.findLast(({ by }) => by === "shop");
  if (!quote || !offer) refuse("quoteStateChanged");
  const sheet = { quote, offer, buyerName: await ownerNameOf(db, scopeOf(buyer)), locale };
  return drawnFile(settings, {
    ...{ folder: "quotes", content: contentOf(sheet), task: { quote: sheet }, count: offer.lines.length },
    name: `${quoteWords.sheet[locale]}-${quote.quoteNo}`,
  });
});

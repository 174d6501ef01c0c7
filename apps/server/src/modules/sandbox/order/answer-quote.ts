import { sandboxAnswerQuote } from "@tradehall/api-client/endpoints/sandbox/order/answer-quote";
import { handle } from "#server/handle.ts";
import { answerQuote } from "#server/modules/quote/answer-quote.ts";

export default handle(sandboxAnswerQuote, async ({ params, body }, { db, clock }) => {
  await answerQuote(db, params.quoteNo, body, clock.now());
  return null;
});

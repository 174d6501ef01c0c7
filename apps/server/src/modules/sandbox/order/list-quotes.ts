import { sandboxListQuotes } from "@tradehall/api-client/endpoints/sandbox/order/list-quotes";
import { desc, eq } from "drizzle-orm";
import { quotes } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";
import { wholeQuotes } from "#server/modules/quote/quote-answers.ts";

const shown = 30;
/** The shop sees the pictures, too. */
const sandboxShop = 0;

export default handle(sandboxListQuotes, async (_, { db, clock }) => {
  const now = clock.now();
  const rows = await db
    .select()
    .from(quotes)
    .orderBy(desc(eq(quotes.state, "asked")), desc(quotes.updatedAt))
    .limit(shown);
  const sign = await signerOf(db, sandboxShop, now);
  return wholeQuotes(db, rows, { party: "shop", sign, now });
});

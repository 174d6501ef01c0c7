import { deleteHistory } from "@tradehall/api-client/endpoints/search/history/delete-history";
import { and, eq, inArray } from "drizzle-orm";
import { searchHistory } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { historyOf, wordsMeant } from "./history.ts";

export default handle(deleteHistory, async ({ query }, { db, buyer }) => {
  const words = wordsMeant(query.keyword, await historyOf(db, buyer.userId));
  if (words.length > 0)
    await db
      .delete(searchHistory)
      .where(and(eq(searchHistory.userId, buyer.userId), inArray(searchHistory.keyword, words)));
  return null;
});

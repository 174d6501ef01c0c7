import { getHotSearches } from "@tradehall/api-client/endpoints/search/get-hot-searches";
import { asc } from "drizzle-orm";
import { hotSearches } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(getHotSearches, async (_, { db }) =>
  db
    .select({ hotSearchId: hotSearches.id, title: hotSearches.title, content: hotSearches.content })
    .from(hotSearches)
    .orderBy(asc(hotSearches.seq), asc(hotSearches.id)),
);

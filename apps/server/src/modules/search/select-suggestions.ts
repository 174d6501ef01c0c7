import { selectSuggestions } from "@tradehall/api-client/endpoints/search/select-suggestions";
import { normalizeText } from "@tradehall/mall-rules/checks/text";
import { and, asc, desc, sql } from "drizzle-orm";
import { products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { isListed } from "../product/product-cards.ts";
import { matchesAllWords, readBegun } from "./words/keyword.ts";
import { normalise } from "./words/words-of-text.ts";

const mostSuggestions = 10;
/** Hits looked at: a letter or two may fit a fifth of a large catalogue, and anyone who types is waiting. */
const mostCandidates = 400;

export default handle(selectSuggestions, async ({ query }, { db }) => {
  const keyword = normalizeText(query.keyword);
  if (keyword === "") return [];
  const letters = normalise(keyword).replace(/[\s']/g, "");
  const candidates = db
    .select({
      name: products.name,
      soldNum: products.soldNum,
      starts:
        sql<boolean>`(starts_with(lower(${products.name}), ${keyword.toLowerCase()}) or starts_with(${products.pinyin}, ${letters}))`.as(
          "starts",
        ),
    })
    .from(products)
    .where(and(isListed, matchesAllWords(readBegun(keyword))))
    .limit(mostCandidates)
    .as("candidates");
  const rows = await db
    .select({ productName: candidates.name })
    .from(candidates)
    .groupBy(candidates.name)
    .orderBy(
      desc(sql`bool_or(${candidates.starts})`),
      desc(sql`max(${candidates.soldNum})`),
      asc(candidates.name),
    )
    .limit(mostSuggestions);
  return rows;
});

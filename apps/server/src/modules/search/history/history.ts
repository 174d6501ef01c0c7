/** Words a buyer searched for; the newest ten are kept (mall-rules limits). */
import { textLimits } from "@tradehall/mall-rules/limits";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { searchHistory } from "#server/db/schema/index.ts";

/** Puts the word on top and forgets what falls off the end, in one statement. */
export async function remember(db: Database, userId: number, keyword: string, now: Date): Promise<void> {
  const put = db.$with("put").as(
    db
      .insert(searchHistory)
      .values({ userId, keyword, searchedAt: now })
      .onConflictDoUpdate({
        target: [searchHistory.userId, searchHistory.keyword],
        set: { searchedAt: now },
      })
      .returning({ keyword: searchHistory.keyword }),
  );
  // The statement does not see its own insert: nine others stay.
  const others = db
    .select({ keyword: searchHistory.keyword })
    .from(searchHistory)
    .where(and(eq(searchHistory.userId, userId), sql`${searchHistory.keyword} <> ${keyword}`))
    .orderBy(desc(searchHistory.searchedAt))
    .limit(textLimits.searchHistory - 1);
  await db
    .with(put)
    .delete(searchHistory)
    .where(
      and(
        eq(searchHistory.userId, userId),
        sql`${searchHistory.keyword} <> ${keyword}`,
        sql`${searchHistory.keyword} not in ${others}`,
      ),
    );
}

export async function historyOf(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ keyword: searchHistory.keyword })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt))
    .limit(textLimits.searchHistory);
  return rows.map((row) => row.keyword);
}

/** Makes this the order of the words, newest first; rows are written in one order always, so that none wait in turn. */
export async function putInOrder(
  db: Database,
  userId: number,
  keywords: readonly string[],
  now: Date,
): Promise<void> {
  const rows = keywords
    .map((keyword, at) => ({ userId, keyword, searchedAt: new Date(now.getTime() - at) }))
    .sort((a, b) => (a.keyword < b.keyword ? -1 : 1));
  await db
    .insert(searchHistory)
    .values(rows)
    .onConflictDoUpdate({
      target: [searchHistory.userId, searchHistory.keyword],
      set: { searchedAt: sql`excluded.searched_at` },
    });
}

/**
 * Which stored words a comma-joined list means. Stored words may hold commas themselves: from the left the longest
 * stored word that fits between commas is taken, so a whole word comes before its parts (decisions).
 */
export function wordsMeant(list: string, stored: readonly string[]): string[] {
  const known = new Set(stored);
  const parts = list.split(",");
  const meant: string[] = [];
  for (let from = 0; from < parts.length; ) {
    let to = parts.length;
    const word = () => parts.slice(from, to).join(",").trim();
    while (to > from && !known.has(word())) to -= 1;
    if (to > from) meant.push(word());
    from = Math.max(to, from + 1);
  }
  return meant;
}

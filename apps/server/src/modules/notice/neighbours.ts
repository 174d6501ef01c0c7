/** The announcements before and after one, among those of its sender. */
import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { notices } from "#server/db/schema/index.ts";
import { isVisible } from "./notice-lines.ts";

const { id, shopId, title, publishedAt } = notices;

interface Place {
  id: number;
  shopId: number | null;
  publishedAt: Date;
}

/** Newer is before, older after, as the list by time goes. */
export async function neighboursOf(db: Database, notice: Place, now: Date) {
  const ofSender = and(isVisible(now), notice.shopId ? eq(shopId, notice.shopId) : isNull(shopId));
  // Written out: a comparison of rows takes no parameters of the column's type by itself.
  const beside = (sign: SQL) =>
    or(
      sql`${publishedAt} ${sign} ${notice.publishedAt.toISOString()}`,
      and(eq(publishedAt, notice.publishedAt), sql`${id} ${sign} ${notice.id}`),
    );
  const one = async (sign: SQL, order: typeof asc) => {
    const [row] = await db
      .select({ id, title })
      .from(notices)
      .where(and(ofSender, beside(sign)))
      .orderBy(order(publishedAt), order(id))
      .limit(1);
    return row ?? null;
  };
  const [previous, next] = await Promise.all([one(sql`>`, asc), one(sql`<`, desc)]);
  return { previous, next };
}

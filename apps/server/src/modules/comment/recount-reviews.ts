/** What a product's page and card say of its reviews, recounted; in the transaction of whatever changed them. */
import { goodScore } from "@tradehall/mall-rules/states/product/comment";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { comments, products } from "#server/db/schema/index.ts";
import { ofProduct, positiveRating } from "./comment-rows.ts";

/** Locks the products first, so that two writers at once do not count without each other. */
export async function recountReviews(tx: Database, prodIds: readonly number[]): Promise<void> {
  const locked = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...prodIds]))
    .orderBy(asc(products.id))
    .for("no key update");
  for (const { id } of locked) {
    const [counted = { number: 0, good: 0 }] = await tx
      .select({
        number: sql<number>`count(*)::int`,
        good: sql<number>`count(*) filter (where ${comments.score} >= ${goodScore})::int`,
      })
      .from(comments)
      .where(ofProduct(id));
    await tx
      .update(products)
      .set({
        commentNum: counted.number,
        positiveRating: positiveRating(counted.number, counted.good),
      })
      .where(eq(products.id, id));
  }
}

import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import { and, desc, sql } from "drizzle-orm";
import { comments } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { requireProduct } from "../prod/listed-product.ts";
import { evaluations, ofProduct, toComment } from "./comment-rows.ts";

export default handle(getComments, async ({ query }, { db }) => {
  await requireProduct(db, query.prodId);
  const where = and(ofProduct(query.prodId), evaluations[query.evaluate]);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(comments).where(where);
  const rows = await db
    .select()
    .from(comments)
    .where(where)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(query.size)
    .offset(offsetOf(query));
  return pageOf(rows.map(toComment), count?.total ?? 0, query);
});

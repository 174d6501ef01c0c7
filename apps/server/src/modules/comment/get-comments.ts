import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import { and, desc, type SQL, sql } from "drizzle-orm";
import { comments } from "#server/db/schema/index.ts";
import { type Placeholder, statement } from "#server/db/statement.ts";
import { handle } from "#server/handle.ts";
import { requireProduct } from "#server/modules/product/goods/listed-product.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { evaluations, ofProduct, toComment } from "./comment-rows.ts";

/** A tag that reviews must have; `""` takes those without, too. */
const isTagged = (tag: Placeholder): SQL => sql`(${tag}::text = '' or ${tag}::text = any(${comments.tags}))`;

/** One of each kind: the condition is part of the statement. */
const statementsOf = (evaluation: SQL | undefined) => ({
  count: statement<{ prodId: number; tag: string }>()((db, { prodId, tag }) =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(comments)
      .where(and(ofProduct(prodId), evaluation, isTagged(tag))),
  ),
  page: statement<{ prodId: number; tag: string; size: number; offset: number }>()(
    (db, { prodId, tag, size, offset }) =>
      db
        .select()
        .from(comments)
        .where(and(ofProduct(prodId), evaluation, isTagged(tag)))
        .orderBy(desc(comments.createdAt), desc(comments.id))
        .limit(size)
        .offset(offset),
  ),
});
const every = statementsOf(undefined);
const byEvaluation = new Map(
  Object.entries(evaluations).map(([kind, condition]) => [Number(kind), statementsOf(condition)]),
);

export default handle(getComments, async ({ query }, { db }) => {
  await requireProduct(db, query.prodId);
  const { prodId, size, tag = "" } = query;
  const { count, page } = byEvaluation.get(query.evaluate) ?? every;
  const [[counted], rows] = await Promise.all([
    count(db, { prodId, tag }),
    page(db, { prodId, tag, size, offset: offsetOf(query) }),
  ]);
  return pageOf(rows.map(toComment), counted?.total ?? 0, query);
});

import { listLimits } from "@tradehall/api-client/endpoints/enterprise/buying/list-limits";
import { type Fen, fen, fenToYuan } from "@tradehall/mall-rules/money";
import { enterpriseRoleOf } from "@tradehall/mall-rules/states/enterprise/rights";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { categories, enterpriseMembers, memberLimits, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { enterpriseFor } from "../own-enterprise.ts";
import { spentInMonth } from "./spending.ts";

const yuanOrNull = (amount: Fen | null | undefined) =>
  amount === null || amount === undefined ? null : fenToYuan(amount);

export default handle(listLimits, async ({ query }, { db, clock, buyer: { userId } }) => {
  const { enterpriseId } = query;
  const { admin } = await enterpriseFor(db, userId, enterpriseId, "readLimits");
  const ofIt = eq(enterpriseMembers.enterpriseId, enterpriseId);
  const rows = db
    .select({ userId: users.id, nickName: users.nickName, limits: memberLimits })
    .from(enterpriseMembers)
    .innerJoin(users, eq(users.id, enterpriseMembers.userId))
    .leftJoin(
      memberLimits,
      and(eq(memberLimits.enterpriseId, enterpriseId), eq(memberLimits.userId, users.id)),
    )
    .where(ofIt)
    .orderBy(desc(eq(users.id, admin.userId)), asc(enterpriseMembers.joinedAt), asc(users.id));
  return pageQuery(query, db.$count(enterpriseMembers, ofIt), rows, async (found) => {
    const ids = found.map((member) => member.userId);
    const spent = await spentInMonth(db, enterpriseId, ids, clock.now());
    const categoryIds = found.flatMap(({ limits }) => limits?.categories.map((one) => one.categoryId) ?? []);
    const named =
      categoryIds.length === 0
        ? []
        : await db
            .select({ id: categories.id, name: categories.name })
            .from(categories)
            .where(inArray(categories.id, categoryIds));
    const nameOf = new Map(named.map(({ id, name }) => [id, name]));
    return found.map(({ limits, ...member }) => ({
      ...member,
      role: enterpriseRoleOf(member.userId, admin.userId),
      perOrder: yuanOrNull(limits?.perOrderFen),
      perMonth: yuanOrNull(limits?.perMonthFen),
      categories: (limits?.categories ?? []).map(({ categoryId, perMonthFen }) => ({
        categoryId,
        categoryName: nameOf.get(categoryId) ?? "",
        perMonth: fenToYuan(fen(perMonthFen)),
      })),
      spent: fenToYuan(fen(spent.get(member.userId) ?? 0)),
    }));
  });
});

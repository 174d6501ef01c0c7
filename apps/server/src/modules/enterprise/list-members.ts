import { listMembers } from "@tradehall/api-client/endpoints/enterprise/list-members";
import { toFlag } from "@tradehall/api-client/models/wire";
import { maskedMobile } from "@tradehall/mall-rules/checks/text";
import { enterpriseRoleOf } from "@tradehall/mall-rules/states/enterprise/rights";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, desc, eq, ilike } from "drizzle-orm";
import { escapeLike } from "#server/db/escape-like.ts";
import { enterpriseMembers, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { enterpriseFor } from "./own-enterprise.ts";

export default handle(listMembers, async ({ query }, { db, buyer: { userId } }) => {
  const { enterprise } = await enterpriseFor(db, userId, query.enterpriseId, "readMembers");
  const { adminUserId } = enterprise;
  const keyword = query.keyword?.trim() ?? "";
  const rows = () =>
    db
      .select({
        userId: users.id,
        nickName: users.nickName,
        avatar: users.avatar,
        mobile: users.mobile,
        joinedAt: enterpriseMembers.joinedAt,
      })
      .from(enterpriseMembers)
      .innerJoin(users, eq(users.id, enterpriseMembers.userId))
      .where(
        and(
          eq(enterpriseMembers.enterpriseId, enterprise.id),
          keyword === "" ? undefined : ilike(users.nickName, `%${escapeLike(keyword)}%`),
        ),
      );
  const sorted = rows().orderBy(
    desc(eq(users.id, adminUserId)),
    asc(enterpriseMembers.joinedAt),
    asc(users.id),
  );
  return pageQuery(query, db.$count(rows().as("members")), sorted, (found) =>
    found.map(({ joinedAt, mobile, ...member }) => ({
      ...member,
      mobile: maskedMobile(mobile),
      role: enterpriseRoleOf(member.userId, adminUserId),
      joinTime: chinaTime(joinedAt),
      isSelf: toFlag(member.userId === userId),
    })),
  );
});

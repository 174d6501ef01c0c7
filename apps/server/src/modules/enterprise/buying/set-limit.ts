import { setLimit } from "@tradehall/api-client/endpoints/enterprise/buying/set-limit";
import { type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { memberLimits } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { enterpriseFor, lockEnterprise, needMember } from "../own-enterprise.ts";

const fenOrNull = (amount: YuanText | null) => (amount === null ? null : yuanToFen(amount));

export default handle(setLimit, async ({ body }, { db, buyer }) => {
  const { enterpriseId, userId, categories } = body;
  await db.transaction(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    await enterpriseFor(tx, buyer.userId, enterpriseId, "setLimits");
    await needMember(tx, enterpriseId, userId);
    // No order of the member is decided by half of the old limits.
    await lockBuyer(tx, userId);
    const limits = {
      perOrderFen: fenOrNull(body.perOrder),
      perMonthFen: fenOrNull(body.perMonth),
      ...(categories
        ? {
            categories: categories.map(({ categoryId, perMonth }) => ({
              categoryId,
              perMonthFen: yuanToFen(perMonth),
            })),
          }
        : {}),
    };
    await tx
      .insert(memberLimits)
      .values({ enterpriseId, userId, ...limits })
      .onConflictDoUpdate({ target: [memberLimits.enterpriseId, memberLimits.userId], set: limits });
  });
  return null;
});

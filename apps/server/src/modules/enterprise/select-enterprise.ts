import { selectEnterprise } from "@tradehall/api-client/endpoints/enterprise/select-enterprise";
import { toFlag } from "@tradehall/api-client/models/wire";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { showsPurchase } from "#server/modules/buyer/show-purchase.ts";
import { refuse } from "#server/refuse.ts";
import { findMembership } from "./find-membership.ts";
import { isFirstLogin } from "./first-login.ts";

/** Administrator and shop are the enterprise's own, whatever the call names. */
export default handle(selectEnterprise, async ({ body }, context) => {
  const { db, buyer } = context;
  if (body.userId !== buyer.userId) refuse("enterpriseMissing");
  const membership = await findMembership(context, body.currentEpId);
  const [user] = await db
    .update(users)
    .set({ currentEnterpriseId: body.currentEpId, selectedShopId: membership.shopId })
    .where(eq(users.id, buyer.userId))
    .returning({ isShowPurchase: users.isShowPurchase });
  return {
    isShowPurchase: showsPurchase(user?.isShowPurchase ?? false, membership.shopStatus),
    epAdminFirstLogin: toFlag(isFirstLogin(membership, buyer.userId)),
  };
});

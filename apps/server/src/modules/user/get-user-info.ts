import { getUserInfo } from "@tradehall/api-client/endpoints/user/get-user-info";
import { toFlag } from "@tradehall/api-client/models/wire";
import { maskedMobile } from "@tradehall/mall-rules/checks/text";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { enterpriseMembers, enterprises, shops, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { CodeOnly } from "#server/refuse.ts";
import { isFirstLogin } from "../enterprise/first-login.ts";
import { showsPurchase } from "./show-purchase.ts";

export default handle(getUserInfo, async (_, { db, buyer }) => {
  const [row] = await db
    .select({ user: users, shopStatus: shops.status })
    .from(users)
    .leftJoin(shops, eq(shops.id, buyer.shopId ?? 0))
    .where(eq(users.id, buyer.userId));
  if (!row) throw new CodeOnly("A00004");
  const joined = await db
    .select({
      enterpriseId: enterprises.id,
      enterpriseName: enterprises.name,
      adminUserId: enterprises.adminUserId,
      shopId: enterprises.shopId,
      agreedAt: enterpriseMembers.agreedAt,
    })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .where(eq(enterpriseMembers.userId, buyer.userId))
    .orderBy(enterprises.id);
  const { user, shopStatus } = row;
  const current = joined.find(({ enterpriseId }) => enterpriseId === buyer.enterpriseId);
  return {
    userInfo: {
      userId: user.id,
      userTypeId: user.userTypeId,
      enterpriseUser: toFlag(user.enterpriseUser),
      userCompany: user.userCompany,
      shopId: buyer.shopId,
      nickName: user.nickName,
      userAvatar: user.avatar,
      mobile: maskedMobile(user.mobile),
      points: user.points,
      balance: fenToYuan(user.balanceFen),
      memberLevel: user.memberLevel,
    },
    enterpriseList: joined.map(({ agreedAt: _, ...enterprise }) => enterprise),
    currentEpId: current?.enterpriseId ?? null,
    isShowPurchase: showsPurchase(user.isShowPurchase, shopStatus),
    epAdminFirstLogin: toFlag(current !== undefined && isFirstLogin(current, buyer.userId)),
  };
});

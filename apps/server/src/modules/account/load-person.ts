/** A buyer as the shell knows them: the user, their enterprises and the one in effect. */
import type { UserInfoAnswer } from "@tradehall/api-client/models/user";
import { toFlag } from "@tradehall/api-client/models/wire";
import { sexes } from "@tradehall/mall-rules/checks/profile";
import { maskedMobile } from "@tradehall/mall-rules/checks/text";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterpriseMembers, enterprises, shops, users } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { Buyer } from "#server/handle.ts";
import { showsPurchase } from "#server/modules/buyer/show-purchase.ts";
import { CodeOnly } from "#server/refuse.ts";
import { isFirstLogin } from "../enterprise/first-login.ts";

interface Person {
  info: UserInfoAnswer;
  /** The shop in effect. */
  shop: typeof shops.$inferSelect | null;
}

const enterprisesOf = statement<{ userId: number }>()((db, { userId }) =>
  db
    .select({
      enterpriseId: enterprises.id,
      enterpriseName: enterprises.name,
      adminUserId: enterprises.adminUserId,
      shopId: enterprises.shopId,
      agreedAt: enterpriseMembers.agreedAt,
    })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .where(eq(enterpriseMembers.userId, userId))
    .orderBy(enterprises.id),
);

const userAndShop = statement<{ userId: number; shopId: number }>()((db, { userId, shopId }) =>
  db
    .select({ user: users, shop: shops })
    .from(users)
    .leftJoin(shops, eq(shops.id, shopId))
    .where(eq(users.id, userId)),
);

export async function loadPerson(db: Database, buyer: Buyer): Promise<Person> {
  const [[row], joined] = await Promise.all([
    userAndShop(db, { userId: buyer.userId, shopId: buyer.shopId ?? 0 }),
    enterprisesOf(db, { userId: buyer.userId }),
  ]);
  if (!row) throw new CodeOnly("A00004");
  const { user, shop } = row;
  const current = joined.find(({ enterpriseId }) => enterpriseId === buyer.enterpriseId);
  const info: UserInfoAnswer = {
    userInfo: {
      userId: user.id,
      userTypeId: user.userTypeId,
      enterpriseUser: toFlag(user.enterpriseUser),
      userCompany: user.userCompany,
      shopId: buyer.shopId,
      nickName: user.nickName,
      sex: sexes.find((sex) => sex === user.gender) ?? "",
      birthDate: user.birthday,
      userAvatar: user.avatar,
      mobile: maskedMobile(user.mobile),
      points: user.points,
      balance: fenToYuan(user.balanceFen),
      memberLevel: user.memberLevel,
      closesAt: user.closesAt?.getTime() ?? null,
      paidMember: toFlag(buyer.isPaidMember),
    },
    enterpriseList: joined.map(({ agreedAt: _, ...enterprise }) => enterprise),
    currentEpId: current?.enterpriseId ?? null,
    isShowPurchase: showsPurchase(user.isShowPurchase, shop?.status ?? null),
    epAdminFirstLogin: toFlag(current !== undefined && isFirstLogin(current, buyer.userId)),
  };
  return { info, shop };
}

import { getAccount } from "@tradehall/api-client/endpoints/account/get-account";
import { toFlag } from "@tradehall/api-client/models/wire";
import { maskedMail } from "@tradehall/mall-rules/checks/text";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { CodeOnly } from "#server/refuse.ts";
import { waitingMail } from "./pending-mail.ts";

export default handle(getAccount, async (_, { db, buyer, clock }) => {
  const [[user], waiting] = await Promise.all([
    db
      .select({ mail: users.mail, isRecommended: users.isRecommended, closesAt: users.closesAt })
      .from(users)
      .where(eq(users.id, buyer.userId)),
    waitingMail(db, buyer.userId, clock.now()),
  ]);
  if (!user) throw new CodeOnly("A00004");
  return {
    userMail: maskedMail(user.mail),
    waitingMail: waiting,
    prodRecommendation: toFlag(user.isRecommended),
    closesAt: user.closesAt?.getTime() ?? null,
  };
});

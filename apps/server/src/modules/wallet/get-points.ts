import { getPoints } from "@tradehall/api-client/endpoints/wallet/get-points";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { lapsingOf } from "./lapsing.ts";

export default handle(getPoints, async (_, { db, clock, buyer: { userId } }) => {
  const [[user], lapsing] = await Promise.all([
    db
      .select({ score: users.points, growth: users.growth, level: users.memberLevel })
      .from(users)
      .where(eq(users.id, userId)),
    lapsingOf(db, userId, clock.now()),
  ]);
  if (!user) refuse("sessionExpired");
  return { ...user, lapsing };
});

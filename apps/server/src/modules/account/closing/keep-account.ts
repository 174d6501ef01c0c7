import { keepAccount } from "@tradehall/api-client/endpoints/account/closing/keep-account";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(keepAccount, async (_, { db, buyer }) => {
  await db.update(users).set({ closesAt: null }).where(eq(users.id, buyer.userId));
  return null;
});

import { removeMail } from "@tradehall/api-client/endpoints/account/remove-mail";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { expirePendingMail } from "./pending-mail.ts";

export default handle(removeMail, async (_, { db, clock, buyer: { userId } }) => {
  await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    await expirePendingMail(tx, userId, clock.now());
    await tx.update(users).set({ mail: "" }).where(eq(users.id, userId));
  });
  return null;
});

import { changeDealer } from "@tradehall/api-client/endpoints/sandbox/account/change-dealer";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

export default handle(changeDealer, async ({ body }, { db }) => {
  const changed = await db
    .update(users)
    .set({ dealerChanged: true })
    .where(eq(users.id, body.userId))
    .returning({ id: users.id });
  if (changed.length === 0) refuse("userMissing");
  return null;
});

import { setRecommended } from "@tradehall/api-client/endpoints/account/set-recommended";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(setRecommended, async ({ body }, { db, buyer }) => {
  await db
    .update(users)
    .set({ isRecommended: body.prodRecommendation === 1 })
    .where(eq(users.id, buyer.userId));
  return null;
});

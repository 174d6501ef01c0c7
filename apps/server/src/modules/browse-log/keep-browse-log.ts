import { keepBrowseLog } from "@tradehall/api-client/endpoints/browse-log/keep-browse-log";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(keepBrowseLog, async ({ body }, { db, buyer }) => {
  await db
    .update(users)
    .set({ keepsFootprints: body.isKeeping === 1 })
    .where(eq(users.id, buyer.userId));
  return null;
});

import { withdrawApplication } from "@tradehall/api-client/endpoints/enterprise/joining/withdraw-application";
import { and, eq } from "drizzle-orm";
import { enterpriseApplications as applications } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { waits } from "../applications.ts";
import { lockEnterprise } from "../own-enterprise.ts";

export default handle(withdrawApplication, async ({ params }, { db, clock, buyer: { userId } }) => {
  const own = and(eq(applications.id, params.applicationId), eq(applications.userId, userId));
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(applications).where(own);
    if (!known) refuse("applicationMissing");
    await lockEnterprise(tx, known.enterpriseId);
    const withdrawn = await tx
      .update(applications)
      .set({ state: "withdrawn", endedAt: clock.now() })
      .where(and(own, waits))
      .returning({ id: applications.id });
    if (withdrawn.length === 0) refuse("applicationMissing");
  });
  return null;
});

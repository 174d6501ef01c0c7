import { getSmsCode } from "@tradehall/api-client/endpoints/sandbox/account/get-sms-code";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { smsCodes } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(getSmsCode, async ({ query }, { db, clock }) => {
  const [newest] = await db
    .select({ code: smsCodes.code, purpose: smsCodes.purpose })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.mobile, query.mobile.trim()),
        isNull(smsCodes.usedAt),
        gt(smsCodes.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(smsCodes.createdAt), desc(smsCodes.id))
    .limit(1);
  return newest ?? { code: null, purpose: null };
});

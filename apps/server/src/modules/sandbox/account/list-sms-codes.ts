import { listSmsCodes } from "@tradehall/api-client/endpoints/sandbox/account/list-sms-codes";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { desc } from "drizzle-orm";
import { smsCodes } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

const shown = 30;

export default handle(listSmsCodes, async (_, { db, clock }) => {
  const now = clock.now();
  const rows = await db
    .select()
    .from(smsCodes)
    .orderBy(desc(smsCodes.createdAt), desc(smsCodes.id))
    .limit(shown);
  return rows.map(({ mobile, code, purpose, usedAt, expiresAt, createdAt }) => ({
    mobile,
    code,
    purpose,
    status: usedAt ? "used" : expiresAt <= now ? "expired" : "valid",
    createTime: chinaTime(createdAt),
  }));
});

import { sandboxListLoginCodes } from "@tradehall/api-client/endpoints/sandbox/account/list-login-codes";
import { isLoginCodeOpen } from "@tradehall/mall-rules/states/account/login-code";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { desc, eq, gt } from "drizzle-orm";
import { loginCodes, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { statusAt } from "#server/modules/account/session/login-codes.ts";

const shown = 10;

export default handle(sandboxListLoginCodes, async (_, { db, clock }) => {
  const now = clock.now();
  const rows = await db
    .select({ row: loginCodes, account: users.account })
    .from(loginCodes)
    .leftJoin(users, eq(users.id, loginCodes.userId))
    .where(gt(loginCodes.expiresAt, now))
    .orderBy(desc(loginCodes.createdAt))
    .limit(shown);
  return rows
    .map(({ row, account }) => ({
      code: row.code,
      status: statusAt(row, now),
      account,
      createTime: chinaTime(row.createdAt),
    }))
    .filter(({ status }) => isLoginCodeOpen(status));
});

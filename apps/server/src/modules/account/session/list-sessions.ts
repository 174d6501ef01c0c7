import { listSessions } from "@tradehall/api-client/endpoints/account/session/list-sessions";
import { toFlag } from "@tradehall/api-client/models/wire";
import { deviceOf, maskedAddress } from "@tradehall/mall-rules/states/account/device";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { sessions } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(listSessions, async (_, { db, clock, buyer }) => {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, buyer.userId), isNull(sessions.endedAt), gt(sessions.expiresAt, clock.now())),
    )
    .orderBy(
      desc(eq(sessions.tokenHash, buyer.tokenHash)),
      desc(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`),
      desc(sessions.id),
    );
  return rows.map(({ id, userAgent, address, lastUsedAt, createdAt, tokenHash }) => ({
    sessionId: id,
    device: deviceOf(userAgent),
    address: maskedAddress(address),
    lastUsedAt: (lastUsedAt ?? createdAt).getTime(),
    isCurrent: toFlag(tokenHash === buyer.tokenHash),
  }));
});

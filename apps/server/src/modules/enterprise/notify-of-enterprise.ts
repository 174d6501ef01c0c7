/** Messages about an enterprise, which no choice of another enterprise hides. */
import { messageLink } from "@tradehall/api-client/models/message";
import { type MessageEvent, messageTypes } from "@tradehall/mall-rules/states/account/message";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterprises, notifyLogs, users } from "#server/db/schema/index.ts";

interface About {
  /** Who reads it. */
  to: number;
  enterpriseId: number;
  /** Who did it. */
  by: number;
}

export async function notifyOfEnterprise(
  tx: Database,
  { to, enterpriseId, by }: About,
  event: MessageEvent,
  now: Date,
  more: Record<string, string> = {},
): Promise<void> {
  const [enterprise] = await tx
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  const [person] = await tx.select({ name: users.nickName }).from(users).where(eq(users.id, by));
  const values = { enterprise: enterprise?.name ?? "", person: person?.name ?? "", ...more };
  await tx.insert(notifyLogs).values({
    ...{ userId: to, enterpriseId: null, type: messageTypes.account, event, values },
    ...{ link: messageLink(event, values), createdAt: now },
  });
}

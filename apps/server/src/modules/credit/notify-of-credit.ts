/** Messages about account terms, which the administrator of the enterprise reads. */
import { messageLink } from "@tradehall/api-client/models/message";
import { type MessageEvent, messageTypes } from "@tradehall/mall-rules/states/account/message";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterprises, notifyLogs, shops } from "#server/db/schema/index.ts";
import type { Line } from "./owed-orders.ts";

export async function notifyOfCredit(
  tx: Database,
  { enterpriseId, shopId }: Line,
  event: MessageEvent,
  now: Date,
  more: Record<string, string>,
): Promise<void> {
  const [enterprise] = await tx
    .select({ name: enterprises.name, adminUserId: enterprises.adminUserId })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  if (!enterprise) return;
  const [shop] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId));
  const values = {
    ...{ enterpriseId: String(enterpriseId), enterprise: enterprise.name, shop: shop?.name ?? "" },
    ...more,
  };
  await tx.insert(notifyLogs).values({
    ...{ userId: enterprise.adminUserId, enterpriseId: null, type: messageTypes.account, event, values },
    ...{ link: messageLink(event, values), createdAt: now },
  });
}

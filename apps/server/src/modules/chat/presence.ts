/** Whether agents are there, shop by shop; kept, so that every process says the same. */
import { platformShopId } from "@tradehall/mall-rules/states/chat/chat";
import { inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { chatPresence } from "#server/db/schema/index.ts";
import type { Settings } from "#server/settings.ts";
import { notifyChat } from "./news.ts";

/** Where nothing was set, the sandbox's autopilot is there, or no one. */
export async function agentsOnline(
  db: Database,
  shopIds: readonly (number | null)[],
  settings: Pick<Settings, "autopilot">,
): Promise<(shopId: number | null) => boolean> {
  const ids = [...new Set(shopIds.map((id) => id ?? platformShopId))];
  const rows =
    ids.length === 0 ? [] : await db.select().from(chatPresence).where(inArray(chatPresence.shopId, ids));
  const set = new Map(rows.map(({ shopId, isOnline }) => [shopId, isOnline]));
  return (shopId) => set.get(shopId ?? platformShopId) ?? settings.autopilot;
}

export async function setPresence(db: Database, shopId: number, isOnline: boolean): Promise<void> {
  await db
    .insert(chatPresence)
    .values({ shopId, isOnline })
    .onConflictDoUpdate({ target: chatPresence.shopId, set: { isOnline } });
  await notifyChat(db, { type: "presence", shopId, isOnline });
}

/** The platform's decision about an application: a shop that is not open yet, or words about what is to be mended. */
import { messageLink } from "@tradehall/api-client/models/message";
import { messageTypes } from "@tradehall/mall-rules/states/account/message";
import { shopStatuses, shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import { eq, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { lockName } from "#server/db/name-lock.ts";
import { notifyLogs, shops, storeApplications } from "#server/db/schema/index.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { publishFile } from "#server/modules/file/file-store.ts";
import { refuse } from "#server/refuse.ts";
import type { Settings } from "#server/settings.ts";
import { type ApplicationRow, requireAct, storesWhere } from "./own-store.ts";
import { isStoreNameTaken, lockOfStoreName } from "./store-names.ts";

interface Decision {
  act: "pass" | "refuse";
  remarks: string;
  /** Of the application that was looked at, in ms; undefined: whatever was sent last. */
  submittedAt: number | undefined;
  now: Date;
  settings: Pick<Settings, "dataDir">;
}

/** The shop that an application becomes. Its logo is public from now on, and no other picture. */
async function makeShop(tx: Database, row: ApplicationRow, { now, settings }: Decision): Promise<number> {
  if (await isStoreNameTaken(tx, row.shopName)) refuse("storeNameTaken");
  const { tel, intro, province, city, area } = row;
  const logo = await publishFile(settings.dataDir, row.logo);
  const [shop] = await tx
    .insert(shops)
    .values({
      ...{ tel, intro, province, city, area, logo },
      name: row.shopName,
      address: row.addr,
      status: shopStatuses.notOpen,
      shopType: shopTypes.ordinary,
      createdAt: now,
    })
    .returning({ id: shops.id });
  return shop?.id ?? refuse("storeMissing");
}

export async function reviewStore(db: Database, which: SQL, decision: Decision): Promise<void> {
  const { act, remarks, now } = decision;
  const [seen] = await storesWhere(db, which);
  if (!seen?.application) refuse("storeMissing");
  const { userId, shopName } = seen.application;
  await db.transaction(async (tx) => {
    // Two applicants of one name wait for each other here: the later one is told.
    await lockName(tx, lockOfStoreName(shopName));
    await lockBuyer(tx, userId);
    const [own] = await storesWhere(tx, which);
    const row = own?.application;
    if (!row || row.shopName !== shopName) refuse("storeStateChanged");
    if (decision.submittedAt !== undefined && decision.submittedAt !== row.submittedAt.getTime())
      refuse("storeStateChanged");
    const status = requireAct(own.state, act, "platform") ?? row.status;
    const shopId = act === "pass" ? await makeShop(tx, row, decision) : null;
    await tx
      .update(storeApplications)
      .set({ status, shopId, remarks: act === "refuse" ? remarks : "", decidedAt: now })
      .where(eq(storeApplications.id, row.id));
    const event = act === "pass" ? "storePassed" : "storeNotPassed";
    const values: Record<string, string> = { shop: shopName, reason: remarks };
    await tx.insert(notifyLogs).values({
      ...{ userId, type: messageTypes.account, event, values, createdAt: now },
      link: messageLink(event, values),
    });
  });
}

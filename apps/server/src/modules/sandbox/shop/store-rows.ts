/** Applications to open a store as the platform reads them. */
import type { SandboxStore } from "@tradehall/api-client/models/store";
import { toFlag } from "@tradehall/api-client/models/wire";
import { eq, inArray, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { storeApplications, users } from "#server/db/schema/index.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";
import { storesWhere, toApplication } from "#server/modules/shop/application/own-store.ts";

/** The platform sees the pictures, too. */
const sandboxPlatform = 0;

export async function listedStores(db: Database, now: Date, which?: SQL): Promise<SandboxStore[]> {
  const rows = (await storesWhere(db, which)).flatMap(({ application, state }) =>
    application ? [{ application, state }] : [],
  );
  const ids = rows.map(({ application }) => application.userId);
  const applicants = await db
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(inArray(users.id, ids));
  const accountOf = new Map(applicants.map(({ id, account }) => [id, account]));
  const sign = await signerOf(db, sandboxPlatform, now);
  return rows.map(({ application, state }) => ({
    applicationId: application.id,
    account: accountOf.get(application.userId) ?? "",
    state,
    application: toApplication(application, sign),
    submittedAt: application.submittedAt.getTime(),
    shopId: application.shopId,
    isWaiting: toFlag(state === "underReview"),
  }));
}

export const isApplication = (id: number): SQL => eq(storeApplications.id, id);

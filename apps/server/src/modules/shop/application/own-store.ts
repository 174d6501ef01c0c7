/** A buyer's own store as one reading of the database has it. */
import type { StoreApplication, StoreStep } from "@tradehall/api-client/models/store";
import {
  type StoreAct,
  type StoreApplicationStatus,
  type StoreParty,
  type StoreState,
  storeActsOf,
  storeMoves,
  storeStateOf,
} from "@tradehall/mall-rules/states/shop/store-application";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { shops, storeAccounts, storeApplications } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";

export type ApplicationRow = typeof storeApplications.$inferSelect;

export interface OwnStore {
  state: StoreState;
  application: ApplicationRow | null;
  shopStatus: number | null;
  /** Of the merchant back-end. */
  account: string | null;
}

const noStore: OwnStore = { state: "none", application: null, shopStatus: null, account: null };

/** Applications that are read at once. */
const shown = 50;

/** The applications of `which` with the shops they became: those that wait first, then the newest. */
export const storesWhere = async (db: Database, which: SQL | undefined): Promise<OwnStore[]> => {
  const rows = await db
    .select({
      application: storeApplications,
      shopStatus: shops.status,
      account: storeAccounts.account,
    })
    .from(storeApplications)
    .leftJoin(shops, eq(shops.id, storeApplications.shopId))
    .leftJoin(storeAccounts, eq(storeAccounts.shopId, storeApplications.shopId))
    .where(which)
    .orderBy(
      desc(eq(storeApplications.status, "underReview" satisfies StoreApplicationStatus)),
      desc(storeApplications.submittedAt),
    )
    .limit(shown);
  return rows.map((row) => ({
    ...row,
    state: storeStateOf(row.application.status, row.shopStatus ?? undefined),
  }));
};

export async function ownStore(db: Database, userId: number): Promise<OwnStore> {
  const [own] = await storesWhere(db, eq(storeApplications.userId, userId));
  return own ?? noStore;
}

/** Refuses what the table does not let this side do; answers what the application is afterwards. */
export function requireAct(
  state: StoreState,
  act: StoreAct,
  by: StoreParty,
): StoreApplicationStatus | undefined {
  const move = storeMoves[state][act];
  if (move?.by !== by) refuse("storeStateChanged");
  return move.next;
}

export function toApplication(row: ApplicationRow, sign: (path: string) => string): StoreApplication {
  const { id, userId: _, status: __, shopId: ___, submittedAt, decidedAt, ...facts } = row;
  return {
    ...facts,
    applicationId: id,
    logo: sign(row.logo),
    licence: sign(row.licence),
    idFront: sign(row.idFront),
    idBack: sign(row.idBack),
    submitTime: chinaTime(submittedAt),
    decideTime: decidedAt ? chinaTime(decidedAt) : null,
  };
}

/** What its owner is answered after each step. */
export const toStep = ({ state, application }: OwnStore): StoreStep => ({
  state,
  actions: storeActsOf(state, "applicant"),
  applicationId: application?.id ?? null,
  shopId: application?.shopId ?? null,
});

/** The purchase lists that a buyer sees, and changes of one: after its owner is locked, so that limits always hold. */
import type { PurchaseListHead } from "@tradehall/api-client/models/purchase-list";
import { toFlag } from "@tradehall/api-client/models/wire";
import { faultsOf } from "@tradehall/mall-rules/checks/form";
import { purchaseListRules } from "@tradehall/mall-rules/checks/purchase-list";
import { purchaseListLimits } from "@tradehall/mall-rules/limits";
import {
  allowedListActions,
  type PurchaseListAction,
} from "@tradehall/mall-rules/states/purchase/purchase-list";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { purchaseListLines, purchaseLists, users } from "#server/db/schema/index.ts";
import type { Buyer, Context } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse, refuseFields } from "#server/refuse.ts";

type ListReader = Pick<Buyer, "userId" | "enterpriseId" | "isAdministrator">;

/** The buyer's own of the enterprise in effect and those shared in it; `allowedListActions` says the same of one. */
export const isSeenBy = ({ userId, enterpriseId }: ListReader): SQL | undefined =>
  enterpriseId === 0
    ? and(isNull(purchaseLists.enterpriseId), eq(purchaseLists.userId, userId))
    : and(
        eq(purchaseLists.enterpriseId, enterpriseId),
        or(eq(purchaseLists.userId, userId), eq(purchaseLists.isShared, true)),
      );

/** Of those seen, what the buyer may change. */
export const isChangedBy = (reader: ListReader): SQL | undefined =>
  reader.isAdministrator ? undefined : eq(purchaseLists.userId, reader.userId);

const lineCount = sql<number>`(select count(*)::int from ${purchaseListLines} where ${purchaseListLines.listId} = ${purchaseLists.id})`;

export const listRows = (db: Database, which: SQL | undefined) =>
  db
    .select({
      id: purchaseLists.id,
      userId: purchaseLists.userId,
      enterpriseId: sql<number>`coalesce(${purchaseLists.enterpriseId}, 0)`.mapWith(Number),
      name: purchaseLists.name,
      isShared: purchaseLists.isShared,
      updatedAt: purchaseLists.updatedAt,
      ownerName: users.nickName,
      lineCount,
    })
    .from(purchaseLists)
    .innerJoin(users, eq(users.id, purchaseLists.userId))
    .where(which);
type ListRow = Awaited<ReturnType<typeof listRows>>[number];

export const toHead = (row: ListRow, reader: ListReader): PurchaseListHead => ({
  listId: row.id,
  name: row.name,
  isShared: toFlag(row.isShared),
  isOwn: toFlag(row.userId === reader.userId),
  ownerName: row.ownerName,
  lineCount: row.lineCount,
  updateTime: chinaTime(row.updatedAt),
  actions: [...allowedListActions(row, reader)],
});

/** A list that the buyer sees; any other is missing. `isRemoved` finds one that was removed instead. */
export async function findList(
  db: Database,
  reader: ListReader,
  listId: number,
  isRemoved = false,
): Promise<ListRow> {
  const there = isRemoved ? isNotNull(purchaseLists.deletedAt) : isNull(purchaseLists.deletedAt);
  const [row] = await listRows(db, and(eq(purchaseLists.id, listId), isSeenBy(reader), there));
  return row ?? refuse("purchaseListMissing");
}

/** The name as it is kept; refuses a faulty one. */
export function checkedName(typed: string): string {
  const name = purchaseListRules.name.normalize(typed);
  refuseFields(faultsOf(purchaseListRules, { name }));
  return name;
}

/** Refuses one list more than a buyer keeps. The buyer is locked. */
export async function refuseManyLists(tx: Database, userId: number): Promise<void> {
  const max = purchaseListLimits.perUser;
  const kept = and(eq(purchaseLists.userId, userId), isNull(purchaseLists.deletedAt));
  if ((await tx.$count(purchaseLists, kept)) >= max) refuse("purchaseListLimit", { max });
}

/** Makes a list of the buyer's own; answers its id. */
export async function makeList(tx: Database, buyer: ListReader, name: string, now: Date): Promise<number> {
  await lockBuyer(tx, buyer.userId);
  await refuseManyLists(tx, buyer.userId);
  const [made] = await tx
    .insert(purchaseLists)
    .values({
      ...{ userId: buyer.userId, enterpriseId: buyer.enterpriseId || null, name },
      ...{ createdAt: now, updatedAt: now },
    })
    .returning({ id: purchaseLists.id });
  return made?.id ?? refuse("purchaseListMissing");
}

/** Changes a list in a transaction of its own, where the buyer may; `work` finds its owner locked. */
export async function changeList<T>(
  { db, buyer, clock }: Pick<Context, "db" | "buyer" | "clock">,
  listId: number,
  action: PurchaseListAction,
  work: (tx: Database, list: ListRow) => Promise<T>,
  isRemoved = false,
): Promise<T> {
  return db.transaction(async (tx) => {
    const { userId } = await findList(tx, buyer, listId, isRemoved);
    await lockBuyer(tx, userId);
    // What was read before the lock may be of before another's change.
    const list = await findList(tx, buyer, listId, isRemoved);
    if (!allowedListActions(list, buyer).includes(action)) refuse("purchaseListNotYours");
    const done = await work(tx, list);
    await tx.update(purchaseLists).set({ updatedAt: clock.now() }).where(eq(purchaseLists.id, listId));
    return done;
  });
}

/** The lines of a purchase list. */
import type { PurchaseLine } from "@tradehall/api-client/models/purchase-list";
import { faultsOf } from "@tradehall/mall-rules/checks/form";
import { purchaseNoteRules } from "@tradehall/mall-rules/checks/purchase-list";
import { cartLimits, purchaseListLimits } from "@tradehall/mall-rules/limits";
import { fen, fenToYuan, sumFen, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { prodStatuses } from "@tradehall/mall-rules/states/order/delivery";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, purchaseListLines, skus } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { pricesToday } from "#server/modules/pricing/prices-today.ts";
import { toQuickGoods } from "#server/modules/pricing/quick-goods.ts";
import { refuse, refuseFields } from "#server/refuse.ts";

interface WantedLine {
  skuId: number;
  quantity: number;
  note: string;
  createdAt: Date;
}

/** Goods that were shown at some time; others are in no list. */
const shown = [prodStatuses.onSale, prodStatuses.offByShop, prodStatuses.offByPlatform];

/** A note as it is kept; refuses a faulty one. */
export function checkedNote(typed: string): string {
  const note = purchaseNoteRules.note.normalize(typed);
  refuseFields(faultsOf(purchaseNoteRules, { note }));
  return note;
}

/** The same SKU of several rows is one line: its quantities add up, its first note is kept. */
function merged(lines: readonly WantedLine[]): WantedLine[] {
  const bySku = new Map<number, WantedLine>();
  for (const line of lines) {
    const there = bySku.get(line.skuId);
    const quantity = (there?.quantity ?? 0) + line.quantity;
    bySku.set(line.skuId, { ...line, quantity, note: there?.note || line.note });
  }
  return [...bySku.values()];
}

async function refuseUnknown(tx: Database, skuIds: readonly number[]): Promise<void> {
  const known = await tx
    .select({ id: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.prodId))
    .where(and(inArray(skus.id, [...skuIds]), inArray(products.status, shown)));
  if (known.length < skuIds.length) refuse("skuMissing");
}

/** Puts lines into a list whose owner is locked, all or none. `adds` sums what is there already; else that is left alone. */
export async function putLines(
  tx: Database,
  listId: number,
  wanted: readonly WantedLine[],
  { adds }: { adds: boolean },
): Promise<void> {
  const lines = merged(wanted);
  const skuIds = lines.map(({ skuId }) => skuId);
  await refuseUnknown(tx, skuIds);
  const rows = await tx
    .select({ skuId: purchaseListLines.skuId, quantity: purchaseListLines.quantity })
    .from(purchaseListLines)
    .where(eq(purchaseListLines.listId, listId));
  const there = new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]));
  const max = purchaseListLimits.lines;
  if (new Set([...there.keys(), ...skuIds]).size > max) refuse("purchaseListFull", { max });
  const pieces = lines.map(({ skuId, quantity }) => (there.get(skuId) ?? 0) + quantity);
  if (adds && pieces.some((sum) => sum > cartLimits.linePieces)) refuse("wrongQuantity");
  const { quantity, note } = purchaseListLines;
  const insert = tx.insert(purchaseListLines).values(lines.map((line) => ({ ...line, listId })));
  if (!adds) await insert.onConflictDoNothing();
  else
    await insert.onConflictDoUpdate({
      target: [purchaseListLines.listId, purchaseListLines.skuId],
      set: {
        quantity: sql`${quantity} + excluded.quantity`,
        note: sql`case when excluded.note = '' then ${note} else excluded.note end`,
      },
    });
}

/** Rows of a call as lines of now. */
export const wantedOf = (
  items: readonly { skuId: number; prodCount: number; note: string }[],
  now: Date,
): WantedLine[] =>
  items.map(({ skuId, prodCount, note }) => ({
    ...{ skuId, quantity: prodCount, note: checkedNote(note), createdAt: now },
  }));

export const linesIn = (db: Database, listId: number) =>
  db
    .select()
    .from(purchaseListLines)
    .where(eq(purchaseListLines.listId, listId))
    // Lines that came together stay in the order in which they came.
    .orderBy(desc(purchaseListLines.createdAt), asc(purchaseListLines.id));

/** Lines of a list with their goods of today: all, or that of one SKU. */
export async function pricedLines(
  { db, buyer, clock, locale }: Pick<Context, "db" | "buyer" | "clock" | "locale">,
  listId: number,
  skuId?: number,
): Promise<PurchaseLine[]> {
  const rows = (await linesIn(db, listId)).filter((row) => skuId === undefined || row.skuId === skuId);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.skuId);
  const today = await pricesToday(db, ids, buyer.userId, clock.now());
  return rows.flatMap(({ skuId: id, quantity, note, createdAt }) => {
    const goods = today.goods.get(id);
    if (!goods) return [];
    const one = toQuickGoods(goods, today, locale, quantity);
    const total = fenToYuan(fen(yuanToFen(one.price) * quantity));
    return [{ ...one, prodCount: quantity, note, total, createdAt: createdAt.getTime() }];
  });
}

/** Of the lines that can be put into the cart. */
export const totalOf = (lines: readonly PurchaseLine[]): YuanText =>
  fenToYuan(
    sumFen(
      lines.filter(({ canBuy }) => canBuy === 1),
      ({ total }) => yuanToFen(total),
    ),
  );

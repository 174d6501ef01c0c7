/** What happened in a period, line by line, out of orders, refunds and the ledger of account terms. */
import { type Fen, fen } from "@tradehall/mall-rules/money";
import { splitOver } from "@tradehall/mall-rules/pricing";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import type { StatementKind } from "@tradehall/mall-rules/states/payment/statement";
import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, or, type SQL, sql, sum } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import {
  type CategoryShare,
  categories,
  creditLedger,
  orderItems,
  orders,
  products,
  refunds,
  users,
} from "#server/db/schema/index.ts";
import { ordersOf, type Scope } from "./scope.ts";

export interface Period {
  from: Date;
  to: Date;
}

export interface MonthLine {
  /** 0 while the month has not closed. */
  id: number;
  kind: StatementKind;
  amountFen: Fen;
  at: Date;
  orderNumber: string;
  refundSn: string;
  shopId: number;
  shopName: string;
  buyerId: number;
  person: string;
  costCentre: string;
  project: string;
  poNumber: string;
  categories: CategoryShare[];
}

const within = (column: AnyPgColumn, { from, to }: Period): SQL | undefined =>
  and(gte(column, from), lt(column, to));

const entry = (kind: SQL<StatementKind>, amount: SQL<Fen>, at: AnyPgColumn, refundSn: SQL<string>) => ({
  kind: kind.as("kind"),
  orderNumber: orders.orderNumber,
  refundSn: refundSn.as("refund_sn"),
  amountFen: amount.as("amount_fen"),
  at: sql<Date>`${at}`.mapWith(orders.createdAt).as("at"),
});

const fenOf = (amount: SQL): SQL<Fen> => sql<Fen>`${amount}`.mapWith(orders.actualFen);
const none = sql<string>`''`;
const word = (kind: StatementKind) => sql<StatementKind>`${sql.raw(`'${kind}'`)}`;

/** An order on terms is owed and not paid; what a pre-sale was paid by its deposit is paid on that day. */
const paid = (db: Database, which: SQL | undefined, period: Period) =>
  db
    .select(entry(word("paid"), fenOf(sql`${orders.actualFen} - ${orders.depositFen}`), orders.paidAt, none))
    .from(orders)
    .where(
      and(
        which,
        within(orders.paidAt, period),
        gt(orders.actualFen, orders.depositFen),
        or(isNull(orders.payType), ne(orders.payType, payTypes.accountTerms)),
      ),
    );

const deposits = (db: Database, which: SQL | undefined, period: Period) =>
  db
    .select(entry(word("paid"), fenOf(sql`${orders.depositFen}`), orders.depositPaidAt, none))
    .from(orders)
    .where(and(which, within(orders.depositPaidAt, period), gt(orders.depositFen, fen(0))));

/** Of what a refund came to, the part that was owed lessens that and is no money. */
function givenBack(db: Database, which: SQL | undefined, period: Period) {
  const reduced = sql`coalesce((select sum(${creditLedger.changeFen}) from ${creditLedger}
    where ${creditLedger.refundSn} = ${refunds.refundSn} and ${creditLedger.source} = 'refund'), 0)`;
  const amount = fenOf(sql`${refunds.amountFen} + ${reduced}`);
  return db
    .select(entry(word("givenBack"), amount, refunds.paidBackAt, sql<string>`${refunds.refundSn}`))
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .where(and(which, within(refunds.paidBackAt, period)));
}

function ofTerms(db: Database, which: SQL | undefined, period: Period) {
  const { source, changeFen, refundSn, createdAt } = creditLedger;
  const kind = sql<StatementKind>`case ${source} when 'order' then 'owed' when 'refund' then 'reduced' else 'repaid' end`;
  return db
    .select(entry(kind, fenOf(sql`abs(${changeFen})`), createdAt, sql<string>`coalesce(${refundSn}, '')`))
    .from(creditLedger)
    .innerJoin(orders, eq(orders.orderNumber, creditLedger.orderNumber))
    .where(and(which, within(createdAt, period)));
}

const entriesOf = (db: Database, which: SQL | undefined, period: Period) =>
  unionAll(
    paid(db, which, period),
    deposits(db, which, period),
    givenBack(db, which, period),
    ofTerms(db, which, period),
  );

/** The first month of a period in which something happened, as yyyy-MM, and all others. */
export async function monthsWithEntries(db: Database, scope: Scope, period: Period): Promise<string[]> {
  const entries = entriesOf(db, ordersOf(scope), period).as("entries");
  const month = sql<string>`to_char(${entries.at} at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  const rows = await db
    .selectDistinct({ month })
    .from(entries)
    .where(gt(entries.amountFen, fen(0)));
  return rows.map((row) => row.month).sort();
}

/** What the lines of an order cost, by categories of the first level. */
async function weightsOf(db: Database, orderNumbers: readonly string[]) {
  const rows = await db
    .select({
      orderNumber: orderItems.orderNumber,
      id: categories.id,
      name: categories.name,
      fen: sum(orderItems.actualFen).mapWith(Number),
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.prodId))
    .innerJoin(categories, eq(categories.id, products.primaryCategoryId))
    .where(inArray(orderItems.orderNumber, [...orderNumbers]))
    .groupBy(orderItems.orderNumber, categories.id, categories.name)
    .orderBy(asc(categories.id));
  return Map.groupBy(rows, (row) => row.orderNumber);
}

/** An amount, freight and all, shared by what the goods of each category cost. */
function sharesOf(amountFen: Fen, weights: readonly CategoryShare[] = []): CategoryShare[] {
  const isFree = weights.every((one) => one.fen === 0);
  const parts = splitOver<number>(
    amountFen,
    weights.map((one, at) => (isFree ? Number(at === 0) : one.fen)),
  );
  return weights
    .map(({ id, name }, at) => ({ id, name, fen: parts[at] ?? 0 }))
    .filter((share) => share.fen !== 0);
}

/** Oldest first. */
export async function monthLines(db: Database, scope: Scope, period: Period): Promise<MonthLine[]> {
  const entries = entriesOf(db, ordersOf(scope), period).as("entries");
  const rows = await db
    .select({
      kind: entries.kind,
      amountFen: entries.amountFen,
      at: entries.at,
      orderNumber: entries.orderNumber,
      refundSn: entries.refundSn,
      shopId: orders.shopId,
      shopName: orders.shopName,
      buyerId: orders.userId,
      person: users.nickName,
      costCentre: orders.costCentre,
      project: orders.project,
      poNumber: orders.poNumber,
    })
    .from(entries)
    .innerJoin(orders, eq(orders.orderNumber, entries.orderNumber))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(gt(entries.amountFen, fen(0)))
    .orderBy(asc(entries.at), asc(entries.orderNumber), asc(entries.kind), asc(entries.refundSn));
  const weights = await weightsOf(db, [...new Set(rows.map((row) => row.orderNumber))]);
  return rows.map((row) => ({
    ...row,
    id: 0,
    categories: sharesOf(row.amountFen, weights.get(row.orderNumber)),
  }));
}

/** What was owed at a moment. */
export async function owedBefore(db: Database, scope: Scope, moment: Date): Promise<Fen> {
  const [row] = await db
    .select({ fen: sum(creditLedger.changeFen).mapWith(Number) })
    .from(creditLedger)
    .innerJoin(orders, eq(orders.orderNumber, creditLedger.orderNumber))
    .where(and(ordersOf(scope), lt(creditLedger.createdAt, moment)));
  return fen(row?.fen ?? 0);
}

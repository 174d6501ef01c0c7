/** What goods and orders keep of a pre-sale with a deposit (docs/decisions/2026-11-23-pre-sale.md). */
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, integer } from "drizzle-orm/pg-core";
import { at, fen, noMoney } from "./columns.ts";
import { atLeast, implies, rule } from "./rules.ts";

/** Of goods that are sold for a deposit: that of a piece, and when it and the balance are paid. */
export const preSaleOfGoods = {
  depositFen: fen("deposit_fen"),
  depositFrom: at("deposit_from"),
  depositTo: at("deposit_to"),
  balanceFrom: at("balance_from"),
  balanceTo: at("balance_to"),
};

/** Of a pre-sale's order; 0 and null of all others. The payment of its deposit is in the table itself. */
export const preSaleOfOrder = {
  depositFen: fen("deposit_fen").notNull().default(noMoney),
  depositPayType: integer("deposit_pay_type"),
  depositPaidAt: at("deposit_paid_at"),
  balanceFrom: at("balance_from"),
  balanceTo: at("balance_to"),
  shipBy: at("ship_by"),
  /** How often its buyer was told to pay the balance: once it may be paid, and before its end. */
  balanceTold: integer("balance_told").notNull().default(0),
};

type Columns<Name extends string> = Record<Name, AnyPgColumn>;

/** Only a pre-sale has a deposit, less than the whole, which is paid before the balance. */
export const preSaleOfOrderRule = (
  t: Columns<keyof typeof preSaleOfOrder | "depositPayNo" | "orderType" | "actualFen" | "status" | "paidAt">,
) =>
  rule(
    "orders_deposit",
    atLeast(0, t.depositFen),
    sql`(${t.depositFen} > 0) = (${t.orderType} = ${sql.raw(String(orderKinds.preSale))})`,
    implies(
      sql`${t.depositFen} > 0`,
      sql`${t.depositFen} < ${t.actualFen} and num_nonnulls(${t.balanceFrom}, ${t.balanceTo}) = 2 and ${t.balanceFrom} < ${t.balanceTo}`,
    ),
    sql`num_nonnulls(${t.depositPayType}, ${t.depositPayNo}, ${t.depositPaidAt}) in (0, 3)`,
    implies(sql`${t.depositPaidAt} is not null`, sql`${t.depositFen} > 0`),
    implies(
      sql`${t.status} = ${sql.raw(String(orderStatuses.balanceDue))} or (${t.depositFen} > 0 and ${t.paidAt} is not null)`,
      sql`${t.depositPaidAt} is not null`,
    ),
  );

/** All of it or nothing, of pre-sale goods at one price for all quantities, which the deposit is less than. */
export const preSaleOfGoodsRule = (
  t: Columns<keyof typeof preSaleOfGoods | "preSell" | "tierPrices" | "priceFen">,
) =>
  rule(
    "products_deposit",
    sql`num_nonnulls(${t.depositFen}, ${t.depositFrom}, ${t.depositTo}, ${t.balanceFrom}, ${t.balanceTo}) in (0, 5)`,
    sql`(${t.depositFen} is null or ${t.preSell} and ${t.tierPrices} = '[]'::jsonb)`,
    sql`${t.depositFen} > 0 and ${t.depositFen} < ${t.priceFen}`,
    sql`${t.depositFrom} < ${t.depositTo} and ${t.depositTo} <= ${t.balanceFrom} and ${t.balanceFrom} < ${t.balanceTo}`,
  );

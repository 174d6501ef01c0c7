/** What a buyer did as a member: growth, sign-ins, tasks, birthday gifts, levels that were bought. */
import {
  type GrowthSource,
  growthSources,
  type MemberTask,
  memberTasks,
} from "@tradehall/mall-rules/states/membership/member";
import { type PaymentStatus, paymentStatuses, payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, fen, noMoney, ref, serialId } from "./columns.ts";
import { memberLevels } from "./member-levels.ts";
import { users } from "./people.ts";
import { atLeast, oneOf, rule } from "./rules.ts";

const ownUser = () =>
  ref("user_id")
    .notNull()
    .references(() => users.id);

/** Every change of a buyer's growth; `users.growth` is always their sum (modules/membership/growth). */
export const growthLedger = pgTable(
  "growth_ledger",
  {
    id: serialId(),
    userId: ownUser(),
    change: integer("change").notNull(),
    /** mall-rules states/membership/member. */
    source: text("source").$type<GrowthSource>().notNull(),
    orderNumber: text("order_number"),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("growth_ledger_user").on(t.userId, t.createdAt),
    rule("growth_ledger_change", sql`${t.change} <> 0`, oneOf(t.source, growthSources)),
    // An order earns once.
    uniqueIndex("growth_ledger_order").on(t.orderNumber).where(sql`${t.source} = 'order'`),
  ],
);

/** One sign-in of a day, by the calendar of China. */
export const signIns = pgTable(
  "sign_ins",
  {
    userId: ownUser(),
    /** `yyyy-MM-dd`. */
    day: text("day").notNull(),
    /** Days in a row, with this one. */
    streak: integer("streak").notNull(),
    points: integer("points").notNull(),
    growth: integer("growth").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    rule("sign_ins_numbers", atLeast(1, t.streak), atLeast(0, t.points, t.growth)),
    rule("sign_ins_day", sql`${t.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
  ],
);

/** Awards of tasks that were claimed, each once. */
export const memberTaskClaims = pgTable(
  "member_task_claims",
  {
    userId: ownUser(),
    task: text("task").$type<MemberTask>().notNull(),
    claimedAt: at("claimed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.task] }),
    rule("member_task_claims_task", oneOf(t.task, memberTasks)),
  ],
);

/** Points given on a birthday, once in a year. */
export const birthdayGifts = pgTable(
  "birthday_gifts",
  {
    userId: ownUser(),
    year: integer("year").notNull(),
    points: integer("points").notNull(),
    givenAt: at("given_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.year] }), rule("birthday_gifts_points", atLeast(1, t.points))],
);

/** Attempts to buy a paid level, by the states of payments; a buyer has one open at a time. */
export const memberPurchases = pgTable(
  "member_purchases",
  {
    payNo: text("pay_no").primaryKey(),
    userId: ownUser(),
    levelId: ref("level_id")
      .notNull()
      .references(() => memberLevels.id),
    months: integer("months").notNull(),
    amountFen: fen("amount_fen").notNull(),
    payType: integer("pay_type").notNull(),
    /** mall-rules states/payment/payment. */
    status: text("status").$type<PaymentStatus>().notNull(),
    qrText: text("qr_text").notNull().default(""),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    paidAt: at("paid_at"),
    /** The time it is a member for, since it was paid. */
    startsAt: at("starts_at"),
    endsAt: at("ends_at"),
    /** What was left of a level that it ended, which made it last longer. */
    carriedFen: fen("carried_fen").notNull().default(noMoney),
    /** When a dearer level took its place. */
    replacedAt: at("replaced_at"),
  },
  (t) => [
    index("member_purchases_user").on(t.userId, t.createdAt),
    rule("member_purchases_amount", atLeast(1, t.amountFen, t.months), atLeast(0, t.carriedFen)),
    rule(
      "member_purchases_states",
      oneOf(t.status, paymentStatuses),
      oneOf(t.payType, Object.values(payTypes)),
    ),
    rule(
      "member_purchases_paid",
      sql`(${t.status} = 'paid') = (num_nonnulls(${t.paidAt}, ${t.startsAt}, ${t.endsAt}) = 3)`,
      sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`,
      sql`${t.startsAt} < ${t.endsAt}`,
    ),
  ],
);

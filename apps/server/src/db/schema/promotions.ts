/** Coupons and activities. */
import { type ActivityKind, activityKinds } from "@tradehall/mall-rules/states/promotion/activity";
import {
  type CouponScope,
  couponScopes,
  couponStatuses,
} from "@tradehall/mall-rules/states/promotion/coupon";
import { type DiscountKind, discountKinds } from "@tradehall/mall-rules/states/promotion/discount";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { products, shops, skus } from "./catalogue.ts";
import { at, emptyIdArray, fen, noMoney, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { atLeast, implies, oneOf, rule } from "./rules.ts";

export const coupons = pgTable(
  "coupons",
  {
    id: serialId(),
    name: text("name").notNull(),
    /** platform, category, shop or product (mall-rules states/promotion/coupon). */
    scope: text("scope").$type<CouponScope>().notNull(),
    scopeIds: ref("scope_ids").array().notNull().default(emptyIdArray),
    /** The issuing shop; null is the platform. */
    shopId: ref("shop_id").references(() => shops.id),
    thresholdFen: fen("threshold_fen").notNull().default(noMoney),
    reduceFen: fen("reduce_fen").notNull(),
    total: integer("total").notNull(),
    left: integer("left_count").notNull(),
    perUser: integer("per_user").notNull().default(1),
    startsAt: at("starts_at").notNull(),
    /** Until when it can be claimed and, without `validDays`, used. */
    endsAt: at("ends_at").notNull(),
    /** Days it can be used after its receipt; null where all of them end together. */
    validDays: integer("valid_days"),
    /** For paid members alone (Spec §6). */
    memberOnly: boolean("member_only").notNull().default(false),
    /** The lowest paid level that may claim it; the first is all of them. */
    memberRank: integer("member_rank").notNull().default(1),
  },
  (t) => [
    rule("coupons_days", atLeast(1, t.validDays, t.memberRank)),
    rule("coupons_amounts", atLeast(0, t.thresholdFen), atLeast(1, t.reduceFen, t.perUser)),
    rule("coupons_left", sql`${t.left} between 0 and ${t.total}`),
    rule("coupons_time", sql`${t.startsAt} < ${t.endsAt}`),
    rule("coupons_scope", oneOf(t.scope, couponScopes)),
  ],
);

export const userCoupons = pgTable(
  "user_coupons",
  {
    id: serialId(),
    couponId: ref("coupon_id")
      .notNull()
      .references(() => coupons.id),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    /** 1 unused, 2 used; expired follows from the time. */
    status: integer("status").notNull().default(1),
    submitId: text("submit_id"),
    claimedAt: at("claimed_at").notNull(),
    usedAt: at("used_at"),
    /** When its holder was told that it ends soon; once for each. */
    remindedAt: at("reminded_at"),
    endsAt: at("ends_at").notNull(),
  },
  (t) => [
    index("user_coupons_user").on(t.userId, t.status),
    index("user_coupons_coupon").on(t.couponId),
    rule("user_coupons_status", oneOf(t.status, [couponStatuses.unused, couponStatuses.used])),
    rule(
      "user_coupons_used",
      sql`(${t.status} = ${sql.raw(String(couponStatuses.used))}) = (${t.usedAt} is not null)`,
      implies(sql`${t.submitId} is not null`, sql`${t.usedAt} is not null`),
    ),
  ],
);

/** Flash sales, group buying and limited-time offers; spend-and-save and gifts, which `discounts` says more of. */
export const activities = pgTable(
  "activities",
  {
    id: serialId(),
    /** seckill, grouping or special; spendSave or gift. */
    kind: text("kind").$type<ActivityKind | DiscountKind>().notNull(),
    name: text("name").notNull(),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    /** People a team needs; group buying only. */
    teamSize: integer("team_size").notNull().default(0),
  },
  (t) => [
    rule("activities_kind", oneOf(t.kind, [...activityKinds, ...discountKinds]), atLeast(0, t.teamSize)),
    rule("activities_time", sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

export const activityItems = pgTable(
  "activity_items",
  {
    /** By which a page of it is found: `seckillId` of a flash sale. */
    id: bigint("id", { mode: "number" }).notNull().unique().generatedByDefaultAsIdentity(),
    activityId: ref("activity_id")
      .notNull()
      .references(() => activities.id),
    prodId: ref("prod_id")
      .notNull()
      .references(() => products.id),
    skuId: ref("sku_id")
      .notNull()
      .references(() => skus.id),
    priceFen: fen("price_fen").notNull(),
    total: integer("total").notNull(),
    left: integer("left_count").notNull(),
    perUser: integer("per_user").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.skuId] }),
    index("activity_items_prod").on(t.prodId),
    rule("activity_items_amounts", atLeast(0, t.priceFen, t.perUser)),
    rule("activity_items_left", sql`${t.left} between 0 and ${t.total}`),
  ],
);

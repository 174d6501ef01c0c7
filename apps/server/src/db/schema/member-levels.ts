/** Levels of members: reached by growth, or bought for a time; what each gives is said by its row. */
import { type LevelKind, levelKinds } from "@tradehall/mall-rules/states/membership/member";
import type { Sentence } from "@tradehall/mall-rules/words";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { fen, ref, serialId } from "./columns.ts";
import { atLeast, implies, oneOf, rule } from "./rules.ts";

export const memberLevels = pgTable(
  "member_levels",
  {
    id: serialId(),
    kind: text("kind").$type<LevelKind>().notNull(),
    /** Its place among its kind, from 1. */
    rank: integer("rank").notNull(),
    name: jsonb("name").$type<Sentence>().notNull(),
    /** Growth that reaches it, or without which it is not sold. */
    minGrowth: integer("min_growth").notNull().default(0),
    /** Off: it is not sold to new members; who has it may renew it. */
    isRecruiting: boolean("is_recruiting").notNull().default(true),
    /** No freight of self-operated shops (Spec §6). */
    freeFreight: boolean("free_freight").notNull().default(false),
    /** Points that an order earns, in percent. */
    pointsPercent: integer("points_percent").notNull().default(100),
    /** Points once a year, on the birthday. */
    birthdayPoints: integer("birthday_points").notNull().default(0),
  },
  (t) => [
    uniqueIndex("member_levels_rank").on(t.kind, t.rank),
    rule("member_levels_kind", oneOf(t.kind, levelKinds)),
    rule("member_levels_numbers", atLeast(1, t.rank), atLeast(0, t.minGrowth, t.birthdayPoints)),
    rule("member_levels_points", atLeast(100, t.pointsPercent)),
    // The first level is everybody's.
    rule(
      "member_levels_first",
      implies(sql`${t.kind} = 'growth' and ${t.rank} = 1`, sql`${t.minGrowth} = 0`),
    ),
  ],
);

/** For how many months a paid level is sold, and for how much. */
export const memberTerms = pgTable(
  "member_terms",
  {
    levelId: ref("level_id")
      .notNull()
      .references(() => memberLevels.id),
    months: integer("months").notNull(),
    priceFen: fen("price_fen").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.levelId, t.months] }),
    rule("member_terms_numbers", atLeast(1, t.months, t.priceFen)),
  ],
);

/** Columns every table spells the same way. */

import { type Fen, fen as marked } from "@tradehall/mall-rules/money";
import { sql } from "drizzle-orm";
import { bigint, customType, text, timestamp } from "drizzle-orm/pg-core";

/** A number that counts up: ids are positive and fit a JavaScript number. */
export const serialId = (name = "id") =>
  bigint(name, { mode: "number" }).primaryKey().generatedByDefaultAsIdentity();

export const ref = (name: string) => bigint(name, { mode: "number" });

/** Money is integer fen; bigint, so that sums over a year fit. */
export const fen = (name: string) => bigint(name, { mode: "number" }).$type<Fen>();
export const noMoney = marked(0);

/** A moment. Written from the server's movable clock, never by `now()` of the database. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** A place in China down to its district: ids of the region list and the names as they were then. */
export const regionColumns = () => ({
  provinceId: ref("province_id").notNull(),
  province: text("province").notNull(),
  cityId: ref("city_id").notNull(),
  city: text("city").notNull(),
  areaId: ref("area_id").notNull(),
  area: text("area").notNull(),
});

/** Search words, prepared by our own bigrams. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const emptyTextArray = sql`'{}'::text[]`;
export const emptyIdArray = sql`'{}'::bigint[]`;

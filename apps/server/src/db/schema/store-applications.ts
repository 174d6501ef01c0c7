/** Applications to open a store, and the accounts of the merchant back-end (Spec §1, §3, §5). */
import {
  type StoreApplicationStatus,
  storeApplicationStatuses,
} from "@tradehall/mall-rules/states/shop/store-application";
import { sql } from "drizzle-orm";
import { doublePrecision, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { shops } from "./catalogue.ts";
import { at, ref, regionColumns, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { oneOf, rule } from "./rules.ts";

/** One of each user: a refused or withdrawn one is mended and sent again. */
export const storeApplications = pgTable(
  "store_applications",
  {
    id: serialId(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    status: text("status").$type<StoreApplicationStatus>().notNull(),
    shopName: text("shop_name").notNull(),
    contact: text("contact").notNull(),
    tel: text("tel").notNull(),
    ...regionColumns(),
    addr: text("addr").notNull(),
    /** Its place on the map, in degrees (WGS 84); null where none was marked. */
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    intro: text("intro").notNull(),
    /** Names of private files (modules/file). */
    logo: text("logo").notNull(),
    licence: text("licence").notNull(),
    idFront: text("id_front").notNull(),
    idBack: text("id_back").notNull(),
    /** What the platform said when it refused. */
    remarks: text("remarks").notNull().default(""),
    submittedAt: at("submitted_at").notNull(),
    decidedAt: at("decided_at"),
    /** The store it became. */
    shopId: ref("shop_id").references(() => shops.id),
  },
  (t) => [
    uniqueIndex("store_applications_user").on(t.userId),
    uniqueIndex("store_applications_shop").on(t.shopId),
    index("store_applications_waiting").on(t.submittedAt).where(sql`${t.status} = 'underReview'`),
    rule("store_applications_status", oneOf(t.status, storeApplicationStatuses)),
  ],
);

/** Signs in to the merchant back-end, which is another program. */
export const storeAccounts = pgTable(
  "store_accounts",
  {
    shopId: ref("shop_id")
      .primaryKey()
      .references(() => shops.id),
    account: text("account").notNull(),
    passwordHash: text("password_hash").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [uniqueIndex("store_accounts_account_lower").on(sql`lower(${t.account})`)],
);

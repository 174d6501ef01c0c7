/** Names of shops: no two that buyers would take for each other. */
import { comparedStoreName } from "@tradehall/mall-rules/checks/store";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { shops } from "#server/db/schema/index.ts";

export const isStoreNameTaken = async (db: Database, name: string): Promise<boolean> =>
  (await db.$count(shops, eq(sql`lower(${shops.name})`, comparedStoreName(name)))) > 0;

/** What calls about one name wait for (db/name-lock.ts). */
export const lockOfStoreName = (name: string): string => `store ${comparedStoreName(name)}`;

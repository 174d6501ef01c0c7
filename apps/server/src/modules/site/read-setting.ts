/** A record of the settings table; empty where none was written. */
import { eq } from "drizzle-orm";
import { settings } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";

export async function readSetting(
  { db }: Pick<Context, "db">,
  key: string,
): Promise<Record<string, unknown>> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return typeof row?.value === "object" && row.value !== null ? { ...row.value } : {};
}

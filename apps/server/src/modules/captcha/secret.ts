/** The key that signs challenges: made once for a database and shared by all its processes. */
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { settings } from "#server/db/schema/index.ts";

const key = "captchaSecret";
const known = new WeakMap<Database, string>();

export async function captchaSecret(db: Database): Promise<string> {
  const kept = known.get(db);
  if (kept) return kept;
  // The first process to come writes it; the others read what it wrote.
  await db
    .insert(settings)
    .values({ key, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  const secret = String(row?.value);
  known.set(db, secret);
  return secret;
}

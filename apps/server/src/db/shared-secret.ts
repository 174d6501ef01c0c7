/** A secret that is made once for a database and shared by all its processes, by its name among the settings. */
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "./opened-database.ts";
import { settings } from "./schema/index.ts";

const known = new WeakMap<Database, Map<string, string>>();

export async function sharedSecret(db: Database, key: string): Promise<string> {
  const ofDatabase = known.get(db) ?? new Map<string, string>();
  known.set(db, ofDatabase);
  const kept = ofDatabase.get(key);
  if (kept !== undefined) return kept;
  // The first process to come writes it; the others read what it wrote.
  await db
    .insert(settings)
    .values({ key, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  const secret = String(row?.value);
  ofDatabase.set(key, secret);
  return secret;
}

/** The keys that sign challenges and what solves them: made once for a database and shared by all its processes. */
import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { settings } from "#server/db/schema/index.ts";

const key = "captchaSecret";

interface CaptchaSecrets {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}
const known = new WeakMap<Database, CaptchaSecrets>();

export async function captchaSecrets(db: Database): Promise<CaptchaSecrets> {
  const kept = known.get(db);
  if (kept) return kept;
  // The first process to come writes it; the others read what it wrote.
  await db
    .insert(settings)
    .values({ key, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  const hmacSignatureSecret = String(row?.value);
  const hmacKeySignatureSecret = createHmac("sha256", hmacSignatureSecret).update("keys").digest("hex");
  const secrets = { hmacSignatureSecret, hmacKeySignatureSecret };
  known.set(db, secrets);
  return secrets;
}

/** The keys that sign challenges and what solves them. */
import { createHmac } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import { sharedSecret } from "#server/db/shared-secret.ts";

interface CaptchaSecrets {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

export async function captchaSecrets(db: Database): Promise<CaptchaSecrets> {
  const hmacSignatureSecret = await sharedSecret(db, "captchaSecret");
  const hmacKeySignatureSecret = createHmac("sha256", hmacSignatureSecret).update("keys").digest("hex");
  return { hmacSignatureSecret, hmacKeySignatureSecret };
}

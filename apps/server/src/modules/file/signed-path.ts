/**
 * Addresses of private files that can be read for some minutes without a session, by anyone who has the address: a page shows them,
 * and keeps the path before the `?`. Signed over the path, its end and for whom it was made.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { uploadLimits } from "@tradehall/mall-rules/limits";
import type { Database } from "#server/db/database.ts";
import { sharedSecret } from "#server/db/shared-secret.ts";

const signatureOf = (secret: string, path: string, who: string, until: string): string =>
  createHmac("sha256", secret).update([path, who, until].join("\n")).digest("base64url");

const fileSecret = (db: Database): Promise<string> => sharedSecret(db, "fileSecret");

/** Signs the paths that one answer names; what is public is left as it is. `who` is a user, or 0 for the sandbox's shop. */
export async function signerOf(db: Database, who: number, now: Date): Promise<(path: string) => string> {
  const secret = await fileSecret(db);
  const until = String(Math.floor((now.getTime() + uploadLimits.signedMs) / 1_000));
  return (path) => {
    if (!path.startsWith("/files/")) return path;
    const sign = signatureOf(secret, path, String(who), until);
    return `${path}?${new URLSearchParams({ who: String(who), until, sign })}`;
  };
}

export interface Signed {
  who?: unknown;
  until?: unknown;
  sign?: unknown;
}

export async function isSigned(db: Database, path: string, signed: Signed, now: Date): Promise<boolean> {
  const { who, until, sign } = signed;
  if (typeof who !== "string" || typeof until !== "string" || typeof sign !== "string") return false;
  if (!(Number(until) * 1_000 > now.getTime())) return false;
  const right = Buffer.from(signatureOf(await fileSecret(db), path, who, until));
  const given = Buffer.from(sign);
  return given.length === right.length && timingSafeEqual(given, right);
}

import { randomBytes } from "node:crypto";
import { genLoginCode } from "@tradehall/api-client/endpoints/account/session/gen-login-code";
import { sessionLimits } from "@tradehall/mall-rules/limits";
import { loginCodes } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { hashToken } from "#server/plugins/session.ts";

export default handle(genLoginCode, async (_, { db, clock }) => {
  const code = randomBytes(12).toString("base64url");
  const secret = randomBytes(32).toString("base64url");
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + sessionLimits.loginQrLifetimeMs);
  const status = "waiting" as const;
  await db
    .insert(loginCodes)
    .values({ code, secretHash: hashToken(secret), status, createdAt: now, expiresAt });
  return {
    code,
    secret,
    qrText: `tradehall://login?code=${code}`,
    status,
    now: now.getTime(),
    expiresAt: expiresAt.getTime(),
  };
});

import { sandboxScanLogin } from "@tradehall/api-client/endpoints/sandbox/account/scan-login";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { moveLoginCode } from "#server/modules/account/session/login-codes.ts";
import { refuse } from "#server/refuse.ts";

export default handle(sandboxScanLogin, async ({ body: { code, account } }, context) => {
  const [user] = await context.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.account, account.trim()));
  if (!user) refuse("userMissing");
  const moved = await moveLoginCode(context, { code, event: "scan", userId: user.id });
  if (!moved) refuse("loginCodeExpired");
  return { status: "scanned" as const };
});

import { sandboxConfirmLogin } from "@tradehall/api-client/endpoints/sandbox/account/confirm-login";
import { handle } from "#server/handle.ts";
import { moveLoginCode } from "#server/modules/account/session/login-codes.ts";
import { refuse } from "#server/refuse.ts";

export default handle(sandboxConfirmLogin, async ({ body: { code } }, context) => {
  const moved = await moveLoginCode(context, { code, event: "confirm" });
  if (!moved) refuse("loginCodeExpired");
  return { status: "confirmed" as const };
});

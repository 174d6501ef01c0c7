import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { eq, or } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { decoyHash, isPassword } from "#server/passwords.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { serializeCall } from "#server/serialize.ts";
import { answerSession } from "./session-token.ts";
import { forgetAttempts, refuseWrongPassword, takeAttempt } from "./wrong-passwords.ts";

const required = (text: string, of: "account" | "password") =>
  text === "" ? ({ reason: "required", of } as const) : undefined;

export default handle(signIn, async ({ body }, context) => {
  const userName = body.userName.trim();
  refuseFields({
    userName: required(userName, "account"),
    passWord: required(body.passWord, "password"),
  });
  const found = await context.db
    .select({ id: users.id, passwordHash: users.passwordHash, disabled: users.disabled })
    .from(users)
    .where(or(eq(users.account, userName), eq(users.mobile, userName)))
    .orderBy(users.id)
    .limit(1);
  const user = found[0];
  // A known user is locked as one, by account and by mobile; an unknown name is locked like any other.
  const principal = user ? `user ${user.id}` : `name ${userName}`;
  await serializeCall(context, principal, async () => {
    const attempt = await takeAttempt(context, principal, body.captcha);
    const isRight = await isPassword(body.passWord, user?.passwordHash ?? (await decoyHash));
    if (!user || !isRight) await refuseWrongPassword(context, attempt);
    await forgetAttempts(context, attempt);
  });
  return answerSession(context, user ?? refuse("wrongPassword"));
});

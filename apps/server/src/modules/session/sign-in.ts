import { signIn } from "@tradehall/api-client/endpoints/session/sign-in";
import { eq, or } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { hashPassword, isPassword } from "#server/passwords.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { inTurn } from "./in-turn.ts";
import { answerSession } from "./session-token.ts";
import { forgetWrongPasswords, refuseUnproven, refuseWrongPassword } from "./wrong-passwords.ts";

/** What an unknown user's password is compared with, so that the answer takes as long as a known one's. */
const nobodysHash = hashPassword("nobody has this password");

const required = (text: string) => (text === "" ? ({ reason: "required" } as const) : undefined);

export default handle(signIn, async ({ body }, context) => {
  const userName = body.userName.trim();
  refuseFields({ userName: required(userName), passWord: required(body.passWord) });
  const found = await context.db
    .select({ id: users.id, passwordHash: users.passwordHash, disabled: users.disabled })
    .from(users)
    .where(or(eq(users.account, userName), eq(users.mobile, userName)))
    .orderBy(users.id)
    .limit(1);
  const user = found[0];
  // A known user is locked as one, by account and by mobile; an unknown name is locked like any other.
  const principal = user ? `user ${user.id}` : `name ${userName}`;
  await inTurn(principal, async () => {
    await refuseUnproven(context, principal, body.captcha);
    const isRight = await isPassword(body.passWord, user?.passwordHash ?? (await nobodysHash));
    if (!user || !isRight) await refuseWrongPassword(context, principal);
    await forgetWrongPasswords(context, principal);
  });
  return answerSession(context, user ?? refuse("wrongPassword"));
});

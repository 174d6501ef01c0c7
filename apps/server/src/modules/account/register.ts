import { register } from "@tradehall/api-client/endpoints/account/register";
import { checkMobile, checkNewAccount, checkPassword } from "@tradehall/mall-rules/checks/person";
import { eq, or, sql } from "drizzle-orm";
import { lockName } from "#server/db/name-lock.ts";
import { users } from "#server/db/schema/index.ts";
import { type Context, handle } from "#server/handle.ts";
import { hashPassword } from "#server/passwords.ts";
import { refuseFields } from "#server/refuse.ts";
import { answerSession } from "./session/session-token.ts";
import { spendProof } from "./sms/proofs.ts";

/** Spec §6: neither a trading dealer, who may switch shops, nor a member of an enterprise. */
const newUserTypeId = 2;

type Account = { account: string; mobile: string };

/** Names what is taken; accounts that differ only in case would be taken for each other. */
async function refuseTaken(db: Pick<Context["db"], "select">, { account, mobile }: Account): Promise<void> {
  const others = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(or(eq(sql`lower(${users.account})`, account.toLowerCase()), eq(users.mobile, mobile)));
  if (others.length === 0) return;
  const isOwn = (other: { mobile: string }) => other.mobile === mobile;
  refuseFields({
    mobile: others.some(isOwn) ? { reason: "mobileTaken" } : undefined,
    userName: others.every(isOwn) ? undefined : { reason: "accountTaken" },
  });
}

export default handle(register, async ({ body }, context) => {
  const { userName, password, checkRegisterSmsFlag: flag } = body;
  refuseFields({
    mobile: checkMobile(body.mobile),
    userName: checkNewAccount(userName),
    password: checkPassword(password),
  });
  const account = { account: userName.trim(), mobile: body.mobile.trim() };
  const passwordHash = await hashPassword(password);
  const now = context.clock.now();
  const user = await context.db.transaction(async (tx) => {
    // An account that changes to this number in the same moment waits, or is waited for (change-mobile.ts).
    await lockName(tx, account.mobile);
    // The proof first: without it no one learns which accounts exist. A refusal after it leaves it good.
    await spendProof(tx, now, { mobile: account.mobile, purpose: "register", flag });
    await refuseTaken(tx, account);
    const [made] = await tx
      .insert(users)
      .values({
        ...account,
        passwordHash,
        nickName: account.account,
        userTypeId: newUserTypeId,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: users.id, disabled: users.disabled });
    if (made) return made;
    // Someone registered the same in the same moment.
    await refuseTaken(tx, account);
    throw new Error("a user was neither made nor found");
  });
  return answerSession(context, user);
});

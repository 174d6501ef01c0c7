import { setStoreAccount } from "@tradehall/api-client/endpoints/shop/application/set-store-account";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { checkSmsCode } from "@tradehall/mall-rules/checks/person";
import { storeAccountRules } from "@tradehall/mall-rules/checks/store";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { lockName } from "#server/db/name-lock.ts";
import { storeAccounts } from "#server/db/schema/index.ts";
import { type Context, handle } from "#server/handle.ts";
import { spendCode } from "#server/modules/account/sms/codes.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { mobileOf } from "#server/modules/buyer/mobile-of.ts";
import { hashPassword } from "#server/passwords.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { type OwnStore, ownStore, requireAct, toStep } from "./own-store.ts";

function shopOf({ state, application }: OwnStore): number {
  requireAct(state, "setAccount", "applicant");
  return application?.shopId ?? refuse("storeStateChanged");
}

async function requireFree(db: Database, account: string, shopId: number): Promise<void> {
  const isSame = eq(sql`lower(${storeAccounts.account})`, account.toLowerCase());
  const taken = await db.$count(storeAccounts, and(isSame, ne(storeAccounts.shopId, shopId)));
  if (taken > 0) refuseFields({ account: { reason: "accountTaken" } });
}

/** A change takes a code to the own mobile: who finds a page left open must not take the store over. */
async function proveMobile(context: Context, typed: string, isChange: boolean): Promise<void> {
  if (!isChange) return;
  refuseFields({ validCode: checkSmsCode(typed) });
  await spendCode(context, { mobile: await mobileOf(context), purpose: "password", code: typed.trim() });
}

export default handle(setStoreAccount, async ({ body }, context) => {
  const { db, clock, buyer } = context;
  const { userId } = buyer;
  const { account, password } = normalized(
    storeAccountRules,
    new Map(Object.entries({ ...body, confirmation: body.password })),
  );
  refuseFields(faultsOf(storeAccountRules, { account, password, confirmation: password }));
  const before = await ownStore(db, userId);
  const shopId = shopOf(before);
  await requireFree(db, account, shopId);
  await proveMobile(context, body.validCode ?? "", before.account !== null);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lockName(tx, `store account ${account.toLowerCase()}`);
    await lockBuyer(tx, userId);
    const now = await ownStore(tx, userId);
    if (shopOf(now) !== shopId || (now.account === null) !== (before.account === null))
      refuse("storeStateChanged");
    await requireFree(tx, account, shopId);
    const set = { account, passwordHash, updatedAt: clock.now() };
    await tx
      .insert(storeAccounts)
      .values({ shopId, ...set })
      .onConflictDoUpdate({ target: storeAccounts.shopId, set });
    return toStep(await ownStore(tx, userId));
  });
});

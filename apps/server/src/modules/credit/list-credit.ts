import { listCredit } from "@tradehall/api-client/endpoints/credit/list-credit";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { actsOfRole, mayInEnterprise } from "@tradehall/mall-rules/states/enterprise/rights";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { shopStatuses } from "@tradehall/mall-rules/states/shop/shop";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, shops } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { enterpriseFor } from "#server/modules/enterprise/own-enterprise.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";
import { balanceOf } from "#server/modules/wallet/balance.ts";
import { toCreditLine } from "./credit-answers.ts";
import { creditOf } from "./credit-lines.ts";

const shopsOffered = 100;

/** Open shops without a line, those first that the enterprise has bought from. */
const askableShops = (db: Database, enterpriseId: number, not: readonly number[]) => {
  const bought = sql`exists (select 1 from ${orders} where ${orders.enterpriseId} = ${enterpriseId} and ${orders.shopId} = ${shops.id})`;
  return db
    .select({ shopId: shops.id, shopName: shops.name })
    .from(shops)
    .where(
      and(eq(shops.status, shopStatuses.open), not.length > 0 ? notInArray(shops.id, [...not]) : undefined),
    )
    .orderBy(desc(bought), shops.id)
    .limit(shopsOffered);
};

export default handle(listCredit, async ({ query }, { db, clock, buyer: { userId }, settings }) => {
  const now = clock.now();
  const { enterprise, role } = await enterpriseFor(db, userId, query.enterpriseId, "readCredit");
  const lines = await creditOf(db, enterprise.id, now);
  const mayAsk = mayInEnterprise(role, "requestCredit");
  const taken = lines.filter(({ state }) => state !== "refused").map(({ shopId }) => shopId);
  const sign = mayAsk ? await signerOf(db, userId, now) : undefined;
  const { balance, wechatScan, alipay, bankTransfer } = payTypes;
  return {
    enterpriseId: enterprise.id,
    enterpriseName: enterprise.name,
    lines: lines.map((line) => toCreditLine(line, sign)),
    shops: mayAsk ? await askableShops(db, enterprise.id, taken) : [],
    // Without the sandbox there is no phone that could scan its codes, and no bank.
    payTypes: mayInEnterprise(role, "repayCredit")
      ? settings.sandbox
        ? [balance, wechatScan, alipay, bankTransfer]
        : [balance]
      : [],
    balance: fenToYuan(await balanceOf(db, userId)),
    allowedActions: actsOfRole(role),
  };
});

/** What a walk of money begins with: people of one enterprise with addresses, limits, approval steps, terms and balances. */
import { fen, type YuanText } from "@tradehall/mall-rules/money";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { inArray, sql } from "drizzle-orm";
import { enterpriseMembers, products, skus, users } from "../db/schema/index.ts";
import type { Draw } from "../db/seed/draw.ts";
import { changeBalance } from "../modules/wallet/balance.ts";
import { limit, setRules } from "./approvals.ts";
import { openLine } from "./credit.ts";
import { ownEnterprise } from "./enterprises.ts";
import { giveAddresses } from "./statements.ts";
import type { TestServer } from "./test-server.ts";
import { gloves, helmet, screwM6, screwM8 } from "./trade.ts";
import { world } from "./world.ts";

export const goods = [screwM6, screwM8, gloves, helmet] as const;
export const shopIds = [world.shops.own, world.shops.dealer] as const;
/** A member with limits, one who approves, and the administrator. */
export const people = {
  member: world.users.buyer,
  approver: world.users.retail,
  admin: world.users.admin,
} as const;
export type Person = keyof typeof people;

/** How far the clock moves at a step, in ms. */
export const waits = {
  minutes: 20 * 60_000,
  hours: 5 * 3_600_000,
  day: dayMs,
  week: 8 * dayMs,
  month: 31 * dayMs,
} as const;

/** Below, between and above what the orders of a walk come to. */
export const orderLimits: readonly (YuanText | null)[] = [null, "0.00", "0.00", "60.00", "200.00"];

/** The same place in the calendar for every walk: a morning in the middle of a month to come. */
async function setClock(server: TestServer): Promise<void> {
  const now = server.clock.now();
  const start = new Date(`${now.getUTCFullYear() + 1}-03-17T09:30:00+08:00`);
  await server.clock.advance(start.getTime() - now.getTime());
}

export async function prepareMoney(server: TestServer, draw: Draw): Promise<void> {
  const { db } = server.database;
  await setClock(server);
  const now = server.clock.now();
  await db
    .insert(enterpriseMembers)
    .values({ enterpriseId: ownEnterprise, userId: people.approver, joinedAt: now });
  await db
    .update(users)
    .set({ currentEnterpriseId: ownEnterprise, enterpriseUser: true })
    .where(inArray(users.id, Object.values(people)));
  await giveAddresses(server, people.approver, people.admin);
  await db
    .update(skus)
    .set({ stocks: 10_000 })
    .where(
      inArray(
        skus.id,
        goods.map(({ skuId }) => skuId),
      ),
    );
  await db.update(products).set({
    inStock: sql`exists (select 1 from ${skus} s where s.prod_id = ${products.id} and s.stocks > 0 and not s.disabled)`,
  });
  await setRules(server, {
    steps: [
      { from: "0.00", approverIds: [people.approver] },
      { from: "150.00", approverIds: [people.admin] },
    ],
  });
  await limit(server, { perOrder: orderLimits[Math.floor(draw() * orderLimits.length)] ?? null });
  for (const shopId of shopIds) await openLine(server, 150_000 + Math.floor(draw() * 300_000), shopId);
  const given = { changeFen: fen(100_000), source: "platform" as const };
  for (const userId of [people.admin, people.approver]) await changeBalance(db, userId, given, now);
}

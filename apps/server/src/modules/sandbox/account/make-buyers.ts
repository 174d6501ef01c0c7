import { randomBytes } from "node:crypto";
import { makeBuyers } from "@tradehall/api-client/endpoints/sandbox/account/make-buyers";
import { sessionLimits } from "@tradehall/mall-rules/limits";
import { fen } from "@tradehall/mall-rules/money";
import type { BalanceSource } from "@tradehall/mall-rules/states/payment/ledger";
import { addChinaMonths } from "@tradehall/mall-rules/time/china-time";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import {
  addresses,
  balanceLedger,
  enterpriseMembers,
  enterprises,
  memberLevels,
  sessions,
  users,
} from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { regionNames } from "#server/modules/address/regions.ts";
import { changePoints, pointsLapseAt } from "#server/modules/wallet/points.ts";
import { hashPassword } from "#server/passwords.ts";
import { hashToken } from "#server/plugins/session.ts";

const shopId = 1;
const balanceFen = fen(100_000_000);
const regions = { provinceId: 310_000, cityId: 310_100, areaId: 310_115 };
const names = regionNames(regions) ?? { province: "", city: "", area: "" };

/** An enterprise of the user's own, in effect at once. */
async function giveEnterprise(tx: Database, userId: number, now: Date): Promise<void> {
  const enterprise = { name: `试运行企业 ${userId}`, adminUserId: userId, shopId, createdAt: now };
  const [made] = await tx.insert(enterprises).values(enterprise).returning({ enterpriseId: enterprises.id });
  if (!made) return;
  await tx.insert(enterpriseMembers).values({ ...made, userId, role: "admin", joinedAt: now });
  const isMember = { enterpriseUser: true, currentEnterpriseId: made.enterpriseId };
  await tx.update(users).set(isMember).where(eq(users.id, userId));
}

/** Given, not bought: there is no payment of it. */
async function firstPaidLevel(tx: Database): Promise<number | undefined> {
  const [level] = await tx
    .select({ id: memberLevels.id })
    .from(memberLevels)
    .where(eq(memberLevels.kind, "paid"))
    .orderBy(asc(memberLevels.rank))
    .limit(1);
  return level?.id;
}

export default handle(makeBuyers, async ({ body }, { db, clock }) => {
  const now = clock.now();
  const passwordHash = await hashPassword(randomBytes(16).toString("base64url"));
  return db.transaction(async (tx) => {
    // Ids first, so that accounts and mobiles made of them are no one else's.
    const membership = { paidLevelId: await firstPaidLevel(tx), memberEndsAt: addChinaMonths(now, 12) };
    const taken = await tx.execute<{ id: number }>(sql`
      select nextval(pg_get_serial_sequence('users', 'id'))::int as id from generate_series(1, ${body.count})`);
    const crowd = taken.rows.map(({ id }) => ({ id, token: randomBytes(32).toString("base64url") }));
    await tx.insert(users).values(
      crowd.map(({ id }) => ({
        id,
        account: `crowd_${id}`,
        mobile: `16${String(id).padStart(9, "0")}`,
        passwordHash,
        nickName: `买家 ${id}`,
        userCompany: "试运行采购部",
        shopId,
        ...(body.paidMember ? membership : {}),
        balanceFen,
        createdAt: now,
      })),
    );
    await tx.insert(balanceLedger).values(
      crowd.map(({ id }) => ({
        userId: id,
        changeFen: balanceFen,
        source: "platform" as const satisfies BalanceSource,
        createdAt: now,
      })),
    );
    for (const { id } of body.points > 0 ? crowd : [])
      await changePoints(
        tx,
        id,
        [{ change: body.points, source: "order", expiresAt: pointsLapseAt(now) }],
        now,
      );
    const expiresAt = new Date(now.getTime() + sessionLimits.lifetimeMs);
    await tx.insert(sessions).values(
      crowd.map(({ id, token }) => ({
        tokenHash: hashToken(token),
        userId: id,
        createdAt: now,
        expiresAt,
      })),
    );
    const kept = await tx
      .insert(addresses)
      .values(
        crowd.map(({ id }) => ({
          ...regions,
          ...names,
          userId: id,
          receiver: "收货部",
          mobile: "13900000000",
          addr: "张江路 88 号 3 号楼",
          isDefault: true,
          createdAt: now,
        })),
      )
      .returning({ addrId: addresses.id, userId: addresses.userId });
    if (body.administers) for (const { id } of crowd) await giveEnterprise(tx, id, now);
    const addrIds = new Map(kept.map(({ userId, addrId }) => [userId, addrId]));
    return crowd.map(({ id, token }) => ({
      userId: id,
      accessToken: token,
      addrId: addrIds.get(id) ?? 0,
    }));
  });
});

import type { BalanceSource, PointSource } from "@tradehall/mall-rules/states/ledger";
import { pointsLapseAt } from "../../modules/wallet/points.ts";
import { hashPassword } from "../../passwords.ts";
import type { Database } from "../database.ts";
import {
  addresses,
  balanceLedger,
  enterpriseMembers,
  enterprises,
  notifyLogs,
  pointLedger,
  searchHistory,
  users,
} from "../schema/index.ts";
import { accountSeeds, addressSeeds, enterpriseSeeds, messageSeeds, seedPassword } from "./data/people.ts";
import { shopId } from "./generate.ts";
import { insertRows, restartIds } from "./insert.ts";
import { regionOf } from "./regions.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Id of a seeded account. */
export const userId = (account: string): number =>
  accountSeeds.findIndex((seed) => seed.account === account) + 1;

/** Accounts, before anything that belongs to them. */
export async function seedPeople(db: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const passwordHash = await hashPassword(seedPassword);
  await insertRows(
    db,
    users,
    accountSeeds.map(({ shop, enterprise, ...seed }, i) => ({
      ...seed,
      id: i + 1,
      passwordHash,
      avatar: `/pictures/u/avatar-${(i % 8) + 1}`,
      shopId: shop === null ? null : shopId(shop),
      currentEnterpriseId: enterprise === null ? null : enterprise + 1,
      createdAt: ago((400 - i * 9) * day),
    })),
  );
  await insertRows(
    db,
    enterprises,
    enterpriseSeeds.map((seed, i) => ({
      id: i + 1,
      name: seed.name,
      creditCode: seed.creditCode,
      adminUserId: userId(seed.members[0]?.account ?? ""),
      shopId: shopId(i === 0 ? "platform" : "huadong"),
      createdAt: ago(380 * day),
    })),
  );
  await insertRows(
    db,
    enterpriseMembers,
    enterpriseSeeds.flatMap((seed, i) =>
      seed.members.map((member, k) => ({
        enterpriseId: i + 1,
        userId: userId(member.account),
        role: k === 0 ? "admin" : "member",
        agreedAt: member.agreed ? ago(300 * day) : null,
        joinedAt: ago((300 - k * 60) * day),
      })),
    ),
  );
  await insertRows(
    db,
    addresses,
    addressSeeds.map(({ account, areaId, ...seed }, i) => ({
      ...seed,
      ...regionOf(areaId),
      id: i + 1,
      userId: userId(account),
      isDefault: addressSeeds.findIndex((other) => other.account === account) === i,
      createdAt: ago((200 - i) * day),
    })),
  );
  await insertRows(
    db,
    notifyLogs,
    messageSeeds.map(({ account, hoursAgo, isRead, ...seed }) => ({
      ...seed,
      userId: userId(account),
      createdAt: ago(hoursAgo * hour),
      readAt: isRead ? ago((hoursAgo - 1) * hour) : null,
    })),
  );
  await insertRows(db, pointLedger, pointRows(now));
  await insertRows(db, balanceLedger, balanceRows(now));
  await insertRows(
    db,
    searchHistory,
    ["外六角螺栓 M12", "丁腈手套", "电钻", "压力表,1.6MPa", "A4"].map((keyword, i) => ({
      userId: userId("dealer01"),
      keyword,
      searchedAt: ago((i * 7 + 1) * hour),
    })),
  );
  for (const table of [users, enterprises, addresses]) await restartIds(db, table);
}

/** Ledgers add up to what the account holds; the opening line carries the rest. */
function pointRows(now: Date): (typeof pointLedger.$inferInsert)[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const moves: [number, PointSource, number][] = [
    [1286, "order", 44],
    [-500, "exchange", 120],
    [10, "checkIn", 150],
    [2460, "order", 300],
    [-1000, "spent", 520],
  ];
  return accountSeeds.flatMap((seed, i) => {
    const points = seed.points ?? 0;
    if (points === 0) return [];
    const own = i === 0 ? moves : [];
    const rest = points - own.reduce((sum, [change]) => sum + change, 0);
    return [...own, [rest, "order", 1500] as const].map(([change, source, hoursAgo]) => ({
      userId: i + 1,
      change,
      source,
      expiresAt: change > 0 ? pointsLapseAt(ago(hoursAgo)) : null,
      createdAt: ago(hoursAgo),
    }));
  });
}

function balanceRows(now: Date): (typeof balanceLedger.$inferInsert)[] {
  const moves: [number, BalanceSource, number][] = [
    [-128_600, "payment", 50],
    [-46_080, "payment", 310],
    [2_000_000, "topUp", 330],
    [35_200, "refund", 600],
  ];
  return accountSeeds.flatMap((seed, i) => {
    const balance = seed.balanceFen ?? 0;
    if (balance === 0) return [];
    const own = i === 0 ? moves : [];
    const rest = balance - own.reduce((sum, [change]) => sum + change, 0);
    return [...own, [rest, "topUp", 2000] as const].map(([changeFen, source, hoursAgo]) => ({
      userId: i + 1,
      changeFen,
      source,
      createdAt: new Date(now.getTime() - hoursAgo * hour),
    }));
  });
}

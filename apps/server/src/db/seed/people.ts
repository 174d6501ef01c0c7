import { hashPassword } from "../../passwords.ts";
import type { Database } from "../opened-database.ts";
import {
  addresses,
  enterpriseMembers,
  enterprises,
  notifyLogs,
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

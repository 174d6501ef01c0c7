/** The region that goods are asked for: where freight, delivery and arrival are reckoned to. */
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { Buyer } from "#server/handle.ts";
import { ownAddress } from "./own-addresses.ts";
import { regionOf } from "./regions.ts";

export interface Region {
  provinceId: number | null;
  name: string;
  addrId: number | null;
  areaId: number | null;
}

const nowhere: Region = { provinceId: null, name: "", addrId: null, areaId: null };

type Address = typeof addresses.$inferSelect;

const regionOfAddress = ({ id, province, city, area, areaId, provinceId }: Address): Region => ({
  ...{ provinceId, name: regionName([province, city, area]), addrId: id, areaId },
});

const defaultAddress = statement<{ userId: number }>()((db, { userId }) =>
  db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
    .limit(1),
);

/** Where the buyer's goods usually go; nowhere without a default address. */
async function usualRegion(db: Database, buyer: Pick<Buyer, "userId">): Promise<Region> {
  const [address] = await defaultAddress(db, { userId: buyer.userId });
  return address ? regionOfAddress(address) : nowhere;
}

/** 上海市 上海市 浦东新区 says the city once. */
const regionName = (names: readonly (string | undefined)[]): string =>
  [...new Set(names.filter((name) => name))].join(" ");

function regionOfCode(areaId: number): Region {
  const path = [areaId - (areaId % 10_000), areaId - (areaId % 100), areaId];
  const name = regionName([...new Set(path)].map((id) => regionOf(id)?.areaName));
  if (!regionOf(areaId)) return nowhere;
  return { provinceId: path[0] ?? null, name, addrId: null, areaId };
}

/**
 * The region asked for: an address of the buyer's own, or a region's code; without either, the buyer's default
 * address. A visitor has no addresses.
 */
export async function askedRegion(
  db: Database,
  visitor: Pick<Buyer, "userId"> | undefined,
  asked: { addrId?: number | undefined; areaId?: number | undefined },
): Promise<Region> {
  if (asked.addrId && visitor) return regionOfAddress(await ownAddress(db, visitor.userId, asked.addrId));
  if (asked.areaId) return regionOfCode(asked.areaId);
  return visitor ? usualRegion(db, visitor) : nowhere;
}

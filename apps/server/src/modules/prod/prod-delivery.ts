/** Where a product is delivered to and what that costs. */
import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { isFreightWaived } from "@tradehall/mall-rules/pricing/freight";
import { molds } from "@tradehall/mall-rules/states/delivery";
import { arrivalDays } from "@tradehall/mall-rules/states/delivery-days";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { addresses, type shops } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { Buyer } from "#server/handle.ts";
import { ownAddress } from "../address/own-addresses.ts";
import { provinceNamed, regionOf } from "../area/regions.ts";

interface Region {
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
async function usualRegion(db: Database, buyer: Buyer): Promise<Region> {
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
  visitor: Buyer | undefined,
  asked: { addrId?: number | undefined; areaId?: number | undefined },
): Promise<Region> {
  if (asked.addrId && visitor) return regionOfAddress(await ownAddress(db, visitor.userId, asked.addrId));
  if (asked.areaId) return regionOfCode(asked.areaId);
  return visitor ? usualRegion(db, visitor) : nowhere;
}

interface Travelling {
  shop: typeof shops.$inferSelect;
  mold: number;
  region: Region;
  visitor: Pick<Buyer, "isPaidMember"> | undefined;
}

/** Virtual goods are delivered everywhere and for nothing. */
export function deliveryOf(
  { shop, mold, region, visitor }: Travelling,
  now: Date,
): ProductDetail["delivery"] {
  const isVirtual = mold === molds.virtual;
  const isFree = isVirtual || isFreightWaived(visitor?.isPaidMember ?? false, shop.shopType);
  const isDelivered =
    isVirtual || region.provinceId === null || !shop.noDeliveryProvinceIds.includes(region.provinceId);
  return {
    isDelivery: isDelivered ? 1 : 0,
    freight: fenToYuan(isFree ? fen(0) : shop.freightFen),
    freeFreightFrom: isFree || shop.freeFreightFen === null ? null : fenToYuan(shop.freeFreightFen),
    region: region.name,
    addrId: region.addrId,
    areaId: region.areaId,
    arrivesOn:
      isVirtual || !isDelivered || region.provinceId === null
        ? null
        : arrivalDays(now, provinceNamed(shop.province), region.provinceId),
  };
}

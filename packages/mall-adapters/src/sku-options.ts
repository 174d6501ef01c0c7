/** SKUs of the wire as a choice has them, with what the price of each hangs on. */
import type { Sku } from "@tradehall/api-client/models/product";
import { yuanToFen } from "@tradehall/mall-rules/money";
import type { PieceOffer, PriceTier } from "@tradehall/mall-rules/pricing/piece-cost";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { codesOf } from "./goods-line.ts";

export const toSkus = (skuList: readonly Sku[], specNames: readonly string[]): SkuOption[] =>
  skuList.map((sku) => ({
    id: String(sku.skuId),
    values: Object.fromEntries(specNames.map((name, index) => [name, sku.values[index] ?? ""])),
    yuan: sku.price,
    stock: sku.stocks,
    name: sku.skuName,
    ...codesOf(sku),
    ...(sku.pack ? { pack: sku.pack } : {}),
    ...(sku.oriPrice ? { originalYuan: sku.oriPrice } : {}),
    ...(sku.memberPrice ? { memberYuan: sku.memberPrice } : {}),
    ...(sku.pic ? { picture: sku.pic } : {}),
  }));

export const toTiers = (skuList: readonly Sku[]): Record<string, PriceTier[]> =>
  Object.fromEntries(
    skuList.map(({ skuId, tierPrices }) => [
      skuId,
      tierPrices.map(({ from, price }) => ({ from, priceFen: yuanToFen(price) })),
    ]),
  );

export const toOffers = (skuList: readonly Sku[]): Record<string, (PieceOffer & { activityId: string })[]> =>
  Object.fromEntries(
    skuList.map(({ skuId, offers }) => [
      skuId,
      offers.map(({ activityId, price, max }) => ({
        activityId: String(activityId),
        priceFen: yuanToFen(price),
        max,
      })),
    ]),
  );

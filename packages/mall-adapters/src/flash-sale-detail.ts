/** A product in a flash sale → what its page shows. */
import type { SeckillDetail } from "@tradehall/api-client/models/seckill";
import type { YuanText } from "@tradehall/mall-rules/money";
import type { NotBuyable } from "@tradehall/mall-rules/states/product/availability";
import type { SkuOption, SkuSpec } from "@tradehall/mall-rules/states/product/sku-choice";
import type { ActivityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import type { Locale } from "@tradehall/mall-rules/words";
import { limitText } from "@tradehall/mall-rules/words/activities";
import { soldPercent } from "./flash-sale.ts";
import type { DetailView } from "./product-detail.ts";

/** One SKU in the round. */
export interface FlashSaleSku {
  seckillId: string;
  yuan: YuanText;
  originalYuan: YuanText;
  soldPercent: number;
  left: number;
  /** Most pieces that the buyer may still have. */
  max: number;
  /** What they may have, and have; empty without a limit. */
  limit: string;
  state: ActivityStatus;
}

export interface FlashSaleView {
  activityId: string;
  roundName: string;
  state: ActivityStatus;
  startsAt: number;
  endsAt: number;
  now: number;
  isReminded: boolean;
  /** By SKU. */
  offers: Record<string, FlashSaleSku>;
  /** SKUs of the round alone, with its prices and pieces, and what of the specifications is chosen by them. */
  skus: SkuOption[];
  specs: SkuSpec[];
  /** The SKU that the page was opened for. */
  skuId: string;
}

/** Why nothing of it can be bought in this state. */
export const whyNot: Record<ActivityStatus, NotBuyable | undefined> = {
  notStarted: "notStarted",
  inProgress: undefined,
  ended: "ended",
  soldOutForNow: "soldOutForNow",
  soldOut: "activitySoldOut",
};

/** What the page of a product in a flash sale shows of the sale. */
export function toFlashSale(
  sale: SeckillDetail,
  { skus, specs, unit }: DetailView,
  locale: Locale,
): FlashSaleView {
  const offers = Object.fromEntries(
    sale.skus.map((sku): [string, FlashSaleSku] => {
      const { price: yuan, oriPrice: originalYuan, left, perUser, bought, status: state } = sku;
      const max = perUser === 0 ? left : Math.min(left, Math.max(0, perUser - bought));
      const limit = perUser === 0 ? "" : limitText(perUser, bought, unit, locale);
      const seckillId = String(sku.seckillId);
      return [
        String(sku.skuId),
        { ...{ seckillId, yuan, originalYuan, left, max, limit, state }, soldPercent: soldPercent(sku) },
      ];
    }),
  );
  const inRound = skus.flatMap((sku) => {
    const offer = offers[sku.id];
    return offer ? [{ ...sku, yuan: offer.yuan, stock: offer.left }] : [];
  });
  const opened = sale.skus.find((sku) => sku.seckillId === sale.seckillId) ?? sale.skus[0];
  return {
    activityId: String(sale.activityId),
    roundName: sale.name,
    state: sale.status,
    startsAt: sale.startsAt,
    endsAt: sale.endsAt,
    now: sale.now,
    isReminded: sale.isReminded === 1,
    offers,
    skus: inRound,
    specs: specs.map(({ name, values }) => ({
      name,
      values: values.filter((value) => inRound.some((sku) => sku.values[name] === value)),
    })),
    skuId: String(opened?.skuId ?? ""),
  };
}

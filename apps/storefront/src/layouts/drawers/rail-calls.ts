/** The calls behind the rail at the right edge; imported with its first drawer. */
import { deleteBrowseLog } from "@tradehall/api-client/endpoints/browse-log/delete-browse-log";
import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { restoreBrowseLog } from "@tradehall/api-client/endpoints/browse-log/restore-browse-log";
import { getCart } from "@tradehall/api-client/endpoints/cart/get-cart";
import { cancelCollections } from "@tradehall/api-client/endpoints/collection/cancel-collections";
import { listCollections } from "@tradehall/api-client/endpoints/collection/list-collections";
import { restoreCollections } from "@tradehall/api-client/endpoints/collection/restore-collections";
import { getMyCoupons } from "@tradehall/api-client/endpoints/promotion/coupon/get-my-coupons";
import { listCoupons } from "@tradehall/api-client/endpoints/promotion/coupon/list-coupons";
import { receiveCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/receive-coupon";
import { mall } from "../../browser/calls/client.ts";

const size = 20;
const mostCoupons = 100;

export const fetchCart = () => mall(getCart, { query: {} });
export const fetchCoupons = async () => {
  const [mine, claimable] = await Promise.all([
    mall(getMyCoupons, { query: { status: 1, size: mostCoupons } }),
    mall(listCoupons, { query: { size: mostCoupons } }),
  ]);
  return { mine: mine.records, claimable: claimable.records };
};
export const claim = (couponId: number) => mall(receiveCoupon, { body: { couponId } });

/** Favourites and footprints alike: a page of them with the time that puts each in its place. */
export const savedGoodsCalls = {
  wishlist: {
    list: async (current: number) => {
      const { records, pages } = await mall(listCollections, { query: { current, size } });
      return {
        pages,
        now: undefined,
        records: records.map(({ createTime, createdAt, ...card }) => ({
          card,
          time: createTime,
          at: createdAt,
        })),
      };
    },
    remove: (prodId: number) => mall(cancelCollections, { body: { prodIds: [prodId] } }),
    restore: (prodId: number, createdAt: number) =>
      mall(restoreCollections, { body: { items: [{ prodId, createdAt }] } }),
  },
  footprints: {
    list: async (current: number) => {
      const { records, pages, now } = await mall(listBrowseLog, { query: { current, size } });
      return {
        pages,
        now,
        records: records.map(({ browseTime, browsedAt, ...card }) => ({
          card,
          time: browseTime,
          at: browsedAt,
        })),
      };
    },
    remove: (prodId: number) => mall(deleteBrowseLog, { body: { prodIds: [prodId] } }),
    restore: (prodId: number, browsedAt: number) =>
      mall(restoreBrowseLog, { body: { items: [{ prodId, browsedAt }] } }),
  },
} as const;
export type SavedGoodsKind = keyof typeof savedGoodsCalls;

import { getCart } from "@tradehall/api-client/endpoints/cart/get-cart";
import { handle } from "#server/handle.ts";
import { askedRegion } from "#server/modules/address/asked-region.ts";
import { arrivalAt } from "#server/modules/product/goods/arrival-at.ts";
import { expiredOf } from "./answers.ts";
import { amountsOf, openCart, toLine, totalsOf } from "./view.ts";

export default handle(getCart, async ({ query }, { db, clock, buyer }) => {
  const now = clock.now();
  const { provinceId } = await askedRegion(db, buyer, query);
  const view = await openCart(db, buyer, now);
  const live = view.seen.filter((one) => !one.isExpired);
  // Shops stand in the order of their newest line.
  const byShop = Map.groupBy(live, ({ row }) => row.goods.shopId);
  return {
    ...totalsOf(view),
    shopCarts: [...byShop].flatMap(([shopId, lines]) => {
      const amounts = amountsOf(view, shopId);
      const goods = lines[0]?.row.goods;
      if (!amounts || !goods) return [];
      return {
        ...amounts,
        shopName: goods.shopName,
        shopType: goods.shopType,
        shopCityStatus:
          provinceId !== null && goods.noDeliveryProvinceIds.includes(provinceId)
            ? (-1 as const)
            : (1 as const),
        arrival: arrivalAt(goods, provinceId, now),
        shopCartItems: lines.map((one) => toLine(view, one)),
      };
    }),
    expired: expiredOf(view),
    now: now.getTime(),
  };
});

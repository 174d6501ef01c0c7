import { getCart } from "@tradehall/api-client/endpoints/cart/get-cart";
import { handle } from "#server/handle.ts";
import { findAddress } from "#server/modules/address/find-address.ts";
import { expiredOf } from "./answers.ts";
import { amountsOf, openCart, toLine, totalsOf } from "./view.ts";

export default handle(getCart, async ({ query }, { db, clock, buyer }) => {
  const now = clock.now();
  const address = query.addrId === undefined ? undefined : await findAddress(db, buyer, query.addrId);
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
          address && goods.noDeliveryProvinceIds.includes(address.provinceId) ? (-1 as const) : (1 as const),
        shopCartItems: lines.map((one) => toLine(view, one)),
      };
    }),
    expired: expiredOf(view),
    now: now.getTime(),
  };
});

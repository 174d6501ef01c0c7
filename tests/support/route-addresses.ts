import type { RouteRow } from "../../apps/storefront/src/route-table.ts";
import { type Buyer, ordinaryGoods } from "./buyer.ts";

/** One order per call, unpaid. */
export async function placeOrder(buyer: Buyer): Promise<string> {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  const body = { addrId: 0, userChangeCoupon: 0, isScorePay: 0, userUseScore: 0 };
  const confirmed = await buyer.call<{ uuid: string; actualTotal: string }>("POST", "/p/order/confirm", body);
  const { uuid, actualTotal } = confirmed;
  const { orderNumbers } = await buyer.call<{ orderNumbers: string }>("POST", "/p/order/submit", {
    ...body,
    uuid,
    actualTotal,
  });
  return orderNumbers;
}

/** What a route's address needs to show its screen. */
const addresses: Record<string, (buyer: Buyer) => Promise<string>> = {
  cart: async (buyer) => {
    for (const shopId of [1, 3])
      for (const goods of await ordinaryGoods(buyer, shopId)) await buyer.add(goods);
    return "/cart";
  },
  "submit-order": async (buyer) => {
    for (const shopId of [1, 3])
      for (const goods of await ordinaryGoods(buyer, shopId)) await buyer.add(goods);
    return "/submit-order";
  },
  "order-detail": async (buyer) => `/order-detail?orderNumber=${await placeOrder(buyer)}`,
  payment: async (buyer) => `/payment?orderNumbers=${await placeOrder(buyer)}`,
  "pay-result": async (buyer) => `/pay-result?orderNumbers=${await placeOrder(buyer)}`,
  "weixin-pay": async (buyer) => {
    const orderNumbers = await placeOrder(buyer);
    const { payNo } = await buyer.call<{ payNo: string }>("POST", "/p/order/pay", {
      orderNumbers,
      payType: 3,
      systemType: 1,
    });
    return `/weixin-pay?orderNumbers=${orderNumbers}&payNo=${payNo}`;
  },
  "uc-order": async (buyer) => {
    await placeOrder(buyer);
    return "/user-center/uc-order";
  },
  detail: async () => "/detail/1",
  "notice-detail": async () => "/notice-detail?id=1",
};

/** An address under which a route shows its screen to this buyer. */
export const addressOf = ({ path, folder }: RouteRow, buyer: Buyer): Promise<string> =>
  addresses[folder]?.(buyer) ?? Promise.resolve(path);

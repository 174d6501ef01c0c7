import { type RouteRow, routeTable } from "../../apps/storefront/src/route-table.ts";
import { accessibilityFaults } from "../support/axe.ts";
import { type Buyer, ordinaryGoods } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

/** One order per call, unpaid. */
async function order(buyer: Buyer): Promise<string> {
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
  "order-detail": async (buyer) => `/order-detail?orderNumber=${await order(buyer)}`,
  payment: async (buyer) => `/payment?orderNumbers=${await order(buyer)}`,
  "pay-result": async (buyer) => `/pay-result?orderNumbers=${await order(buyer)}`,
  "weixin-pay": async (buyer) => {
    const orderNumbers = await order(buyer);
    const { payNo } = await buyer.call<{ payNo: string }>("POST", "/p/order/pay", {
      orderNumbers,
      payType: 3,
      systemType: 1,
    });
    return `/weixin-pay?orderNumbers=${orderNumbers}&payNo=${payNo}`;
  },
  "uc-order": async (buyer) => {
    await order(buyer);
    return "/user-center/uc-order";
  },
  detail: async () => "/detail/1",
};

const leadsIn: ReadonlySet<string> = new Set(["/login", "/login-old", "/register", "/forget-password"]);

const addressOf = ({ path, folder }: RouteRow, buyer: Buyer): Promise<string> =>
  addresses[folder]?.(buyer) ?? Promise.resolve(path);

for (const row of routeTable)
  for (const width of [1440, 390])
    test(`${row.path} at ${width} px fits its width and stops nobody`, async ({ page, buyer }) => {
      const address = await addressOf(row, buyer);
      // Pages that lead in lead on who is in already.
      if (leadsIn.has(row.path)) await page.context().clearCookies();
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await page.waitForLoadState("networkidle");
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow, "pixels beyond the right edge").toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    });

test("a page that does not exist stops nobody, either", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/no-such-page");
  expect(await accessibilityFaults(page)).toEqual([]);
});

import type { Page } from "@playwright/test";
import { type Buyer, type Goods, ordinaryGoods } from "../support/buyer.ts";
import { submitOrder } from "../support/buying.ts";
import { enterAsMember, expect, test } from "../support/journey.ts";

interface WithMemberPrice {
  goods: Goods;
  memberPrice: string;
  /** What membership saves on a piece. */
  saves: string;
}

/** Goods of the self-operated shop with a price for members. */
async function memberGoods(buyer: Buyer): Promise<WithMemberPrice> {
  for (const goods of await ordinaryGoods(buyer, 1, 12)) {
    const skus = await buyer.call<{ skuId: number; memberPrice: string | null }[]>(
      "GET",
      `/sku/getSkuList?prodId=${goods.prodId}`,
    );
    const memberPrice = skus.find(({ skuId }) => skuId === goods.skuId)?.memberPrice;
    if (memberPrice)
      return { goods, memberPrice, saves: (Number(goods.price) - Number(memberPrice)).toFixed(2) };
  }
  throw new Error("no goods have a price for members");
}

/** From the product's page to the order. */
async function buy(page: Page, buyer: Buyer): Promise<{ orderNumber: string; prices: string[] }> {
  await page.getByRole("button", { name: "加入购物车", exact: true }).click();
  await expect(page.getByText("已加入购物车")).toBeVisible();
  await page.goto("/cart");
  await page.getByRole("button", { name: /^去结算/ }).click();
  await page.waitForURL("**/submit-order");
  const [orderNumber = ""] = await submitOrder(page);
  const order = await buyer.call<{ orderItemDtos: { price: string }[] }>(
    "GET",
    `/p/myOrder/orderDetail?orderNumber=${orderNumber}`,
  );
  return { orderNumber, prices: order.orderItemDtos.map(({ price }) => price) };
}

test("who is no member is told the price for members and pays the ordinary one", async ({ page, buyer }) => {
  const { goods, memberPrice, saves } = await memberGoods(buyer);
  const main = page.getByRole("main");
  await page.goto(`/list?pn=${encodeURIComponent(goods.name)}`);
  const card = main.getByRole("article").filter({ hasText: goods.name }).first();
  await expect(card).toContainText("会员价");
  await page.goto(`/detail/${goods.prodId}?skuId=${goods.skuId}`);
  await expect(main.getByText(`开通会员，每件省 ¥${saves}`)).toBeVisible();
  await expect(main.getByText(`¥${memberPrice}`, { exact: true }).first()).toBeAttached();
  expect((await buy(page, buyer)).prices).toEqual([goods.price]);
});

test("a member pays the price for members, and cart, checkout and order say what that saves", async ({
  page,
}) => {
  const member = await enterAsMember(page);
  const { goods, memberPrice, saves } = await memberGoods(member);
  const main = page.getByRole("main");
  await page.goto(`/detail/${goods.prodId}?skuId=${goods.skuId}`);
  await expect(main.getByText("会员价", { exact: true }).first()).toBeVisible();
  await expect(main.getByText(/^开通会员/)).toHaveCount(0);
  await member.add(goods, 1);
  await page.goto("/cart");
  await expect(main.getByText("会员已省")).toBeVisible();
  await expect(main).toContainText(`¥${saves}`);
  await page.goto(`/detail/${goods.prodId}?skuId=${goods.skuId}`);
  const { orderNumber, prices } = await buy(page, member);
  expect(prices).toEqual([memberPrice]);
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(main.getByText("会员优惠").first()).toBeVisible();
  await expect(main).toContainText(`−¥${(2 * Number(saves)).toFixed(2)}`);
});

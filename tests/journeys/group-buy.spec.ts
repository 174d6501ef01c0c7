import type { Page } from "@playwright/test";
import { shortPriceText, type YuanText } from "../../packages/mall-rules/src/money/index.ts";
import { type Buyer, type Goods, newBuyer, openAs, ordinaryGoods } from "../support/buyer.ts";
import { chooseScan, orderState, submitOrder } from "../support/buying.ts";
import { expect, test } from "../support/journey.ts";
import type { Sandbox } from "../support/sandbox.ts";

const hourMs = 3_600_000;
const main = (page: Page) => page.getByRole("main");

interface Planted {
  goods: Goods;
  price: string;
  activityId: number;
}

/** A group buying of goods that no one else of the journeys looks at, for teams of two. */
async function plantGroup(buyer: Buyer, sandbox: Sandbox, nth: number): Promise<Planted> {
  const goods = (await ordinaryGoods(buyer, 2, nth)).at(-1);
  if (!goods) throw new Error("no goods");
  const price = (Math.floor(Number(goods.price) * 80) / 100).toFixed(2);
  const activityId = await sandbox.startOffer({
    ...{ skuId: goods.skuId, price, lastsMs: 72 * hourMs, teamSize: 2 },
  });
  return { goods, price, activityId };
}

/** Orders in the activity and pays, without a page; answers the order's number. */
async function inGroup(buyer: Buyer, { goods, activityId }: Planted): Promise<string> {
  const { prodId, skuId } = goods;
  const orderItem = { prodId, skuId, prodCount: 1, activityId };
  const { uuid } = await buyer.call<{ uuid: string }>("POST", "/p/order/confirm", { orderItem });
  const { orderNumbers } = await buyer.call<{ orderNumbers: string }>("POST", "/p/order/submit", { uuid });
  await buyer.call("POST", "/p/order/pay", { orderNumbers, payType: 9 });
  return orderNumbers;
}

async function payHere(page: Page, sandbox: Sandbox): Promise<string> {
  const [orderNumber = ""] = await submitOrder(page);
  await sandbox.pay(await chooseScan(page));
  await page.waitForURL("**/pay-result?**");
  return orderNumber;
}

test("a team is opened from the zone, joined by its link and filled: both orders go on", async ({
  page,
  buyer,
  sandbox,
  browser,
  baseURL,
}) => {
  const planted = await plantGroup(buyer, sandbox, 5);
  const { goods, price } = planted;
  await page.goto("/group-buy");
  await main(page)
    .getByRole("link", { name: `去开团：${goods.name}`, exact: true })
    .first()
    .click();
  await page.waitForURL(`**/detail/${goods.prodId}`);
  await page.goto(`/detail/${goods.prodId}?skuId=${goods.skuId}`);
  await expect(main(page).getByRole("button", { name: /单独购买/ })).toContainText(
    shortPriceText(goods.price as YuanText),
  );
  await expect(main(page).getByRole("button", { name: /立即开团/ })).toContainText(
    shortPriceText(price as YuanText),
  );
  await main(page)
    .getByRole("button", { name: /立即开团/ })
    .click();
  await page.waitForURL("**/submit-order?**");
  await expect(main(page)).toContainText(price);
  const orderNumber = await payHere(page, sandbox);

  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(orderState(page, "拼团中")).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "2 人团，还差 1 人" })).toBeVisible();
  await expect(main(page).getByRole("button", { name: "复制链接" })).toBeVisible();
  await page.goto(`/detail/${goods.prodId}?skuId=${goods.skuId}`);
  await expect(main(page).getByText(/您已参加该团/)).toBeVisible();
  await main(page)
    .getByRole("button", { name: /立即开团/ })
    .click();
  await expect(
    main(page)
      .getByText(/有进行中的拼团订单/)
      .first(),
  ).toBeVisible();

  const mate = await newBuyer(process.env.API_URL ?? "");
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  await openAs(context, mate, baseURL ?? "");
  const other = await context.newPage();
  const { team } = await buyer.call<{ team: { teamId: number } }>(
    "GET",
    `/p/myOrder/orderDetail?orderNumber=${orderNumber}`,
  );
  await other.goto(`/detail/${goods.prodId}?skuId=${goods.skuId}&teamId=${team.teamId}`);
  await expect(main(other).getByRole("heading", { name: "2 人团，还差 1 人" })).toBeVisible();
  await main(other)
    .getByRole("button", { name: /去参团/ })
    .click();
  await other.waitForURL("**/submit-order?**");
  const theirs = await payHere(other, sandbox);
  await other.goto(`/order-detail?orderNumber=${theirs}`);
  await expect(orderState(other, "待发货")).toBeVisible();
  await other.goto(`/detail/${goods.prodId}?teamId=${team.teamId}`);
  await expect(main(other).getByRole("heading", { name: "2 人团，已成团" })).toBeVisible();
  await context.close();
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(orderState(page, "待发货")).toBeVisible();
  await expect(main(page).getByText("拼团成功，商家会尽快为您发货")).toBeVisible();
});

test("a team that is not filled within a day: its order is closed, the money is back, and its link leads on", async ({
  page,
  buyer,
  sandbox,
}) => {
  const planted = await plantGroup(buyer, sandbox, 6);
  const mate = await newBuyer(process.env.API_URL ?? "");
  const mine = await inGroup(mate, planted);
  const { team } = await mate.call<{ team: { teamId: number } }>(
    "GET",
    `/p/myOrder/orderDetail?orderNumber=${mine}`,
  );
  const address = `/detail/${planted.goods.prodId}?skuId=${planted.goods.skuId}`;
  await page.goto(address);
  await main(page)
    .getByRole("link", { name: /^去参团：/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`teamId=${team.teamId}`));
  await expect(main(page).getByRole("button", { name: /去参团/ })).toBeVisible();
  const own = await inGroup(buyer, planted);
  await sandbox.advanceClock(24 * hourMs + 60_000);

  await page.goto(`/order-detail?orderNumber=${own}`);
  await expect(orderState(page, "已取消")).toBeVisible();
  await expect(main(page).getByText("取消原因：拼团失败")).toBeVisible();
  await page.goto("/user-center/uc-message");
  await expect(main(page).getByText("拼团未成功").first()).toBeVisible();
  await page.goto(`${address}&teamId=${team.teamId}`);
  await expect(main(page).getByRole("heading", { name: "2 人团，未成团" })).toBeVisible();
  await main(page)
    .getByRole("button", { name: /立即开团/ })
    .click();
  await page.waitForURL("**/submit-order?**");
});

test("what is to come is in its own tab, and a page behind the last leads to the first", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/group-buy?tab=coming&page=99");
  await expect(main(page).getByRole("link", { name: "即将开始" })).toHaveAttribute("aria-current", "page");
  await expect(main(page).getByText("没有第 99 页")).toBeVisible();
  await main(page).getByRole("link", { name: "回到第 1 页" }).click();
  await expect(page).toHaveURL(/group-buy\?tab=coming$/);
});

import type { Page } from "@playwright/test";
import type { Buyer } from "../support/buyer.ts";
import { chooseScan, orderState, submitOrder } from "../support/buying.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";
import type { Sandbox } from "../support/sandbox.ts";

const minuteMs = 60_000;

interface Listed {
  records: { prodId: number; preSellStatus: number; tags: string[]; minCount: number }[];
}

interface Sku {
  prodId: number;
  skuId: number;
}

/** Pre-sale goods that are paid at once in the seed, sold for a deposit from now on. */
async function startPreSale(buyer: Buyer, sandbox: Sandbox, nth: number): Promise<Sku> {
  const { records } = await buyer.call<Listed>(
    "GET",
    "/search/page?preSellStatus=1&keyword=%E9%A2%84&size=100",
  );
  const whole = records.filter(({ tags, minCount }) => tags.includes("preSell") && minCount === 1);
  const prodId = whole[nth]?.prodId;
  if (!prodId) throw new Error(`there are only ${whole.length} such pre-sales`);
  const span = { depositMs: 20 * minuteMs, waitMs: minuteMs, balanceMs: 10 * minuteMs };
  await sandbox.startPreSale({ prodId, deposit: "12.34", ...span });
  const { skuList } = await buyer.call<{ skuList: { skuId: number; stocks: number }[] }>(
    "GET",
    `/prod/prodInfo?prodId=${prodId}`,
  );
  const skuId = skuList.find(({ stocks }) => stocks > 1)?.skuId;
  if (!skuId) throw new Error(`product ${prodId} has no stock`);
  return { prodId, skuId };
}

/** From the product's page to the cashier with the deposit; answers the order's number. */
async function orderByDeposit(page: Page, { prodId, skuId }: Sku): Promise<string> {
  const main = page.getByRole("main");
  await page.goto(`/detail/${prodId}?skuId=${skuId}`);
  await expect(main.getByText("正在付定金")).toBeVisible();
  await expect(main.getByRole("button", { name: "加入购物车", exact: true })).toHaveCount(0);
  const buy = main.getByRole("button", { name: /^付定金 ¥/ });
  await waitForHydration(buy);
  await buy.click();
  await page.waitForURL("**/submit-order?**");
  const submit = main.getByRole("button", { name: "提交订单" });
  await waitForHydration(submit);
  await submit.click();
  await expect(main.getByText("请先同意预售规则：定金支付后不退")).toBeVisible();
  const terms = main.getByRole("checkbox", { name: /我已阅读并同意预售规则/ });
  await expect(terms).toBeFocused();
  // In view, and not under the bar that stays at the foot.
  const isSeen = (box: Element) => {
    const { x, y, width, height } = box.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === box;
  };
  await expect.poll(() => terms.evaluate(isSeen)).toBe(true);
  await terms.check();
  const [orderNumber = ""] = await submitOrder(page);
  await expect(main.getByText("应付定金")).toBeVisible();
  return orderNumber;
}

test("the deposit is paid, then the balance in its time, and the goods are sent", async ({
  page,
  buyer,
  sandbox,
}) => {
  const main = page.getByRole("main");
  const orderNumber = await orderByDeposit(page, await startPreSale(buyer, sandbox, 0));
  await sandbox.pay(await chooseScan(page));
  await page.waitForURL("**/pay-result?**");
  await expect(main.getByRole("heading", { name: "定金支付成功" })).toBeVisible();
  await main.getByRole("link", { name: "查看订单" }).click();
  await expect(orderState(page, "待付尾款")).toBeVisible();
  await expect(main.getByText("距尾款开始").first()).toBeVisible();
  await expect(main.getByRole("link", { name: "支付尾款" })).toHaveCount(0);
  await expect(main.getByRole("button", { name: "取消订单" })).toHaveCount(0);

  await sandbox.advanceClock(22 * minuteMs);
  await expect(async () => {
    const { records } = await buyer.call<{ records: { title: string; link: string }[] }>(
      "GET",
      "/p/myNotifyLog/page",
    );
    expect(records[0]).toMatchObject({
      title: "可以支付尾款了",
      link: `/order-detail?orderNumber=${orderNumber}`,
    });
  }).toPass();
  await page.goto("/user-center/uc-order?status=unpaid");
  const card = main.getByRole("article", { name: `订单 ${orderNumber}` });
  await expect(card.getByText("定金 ¥12.34")).toBeVisible();
  await card.getByRole("link", { name: "支付尾款" }).click();
  await page.waitForURL("**/payment?**");
  await expect(main.getByText("应付尾款")).toBeVisible();
  await sandbox.pay(await chooseScan(page));
  await page.waitForURL("**/pay-result?**");
  await expect(main.getByRole("heading", { name: "支付成功", exact: true })).toBeVisible();
  await sandbox.ship(orderNumber);
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(orderState(page, "待收货")).toBeVisible();
  await expect(main.getByText("其中定金").first()).toBeVisible();
});

test("a balance that is never paid closes the order, and the stock comes back", async ({
  page,
  buyer,
  sandbox,
}) => {
  const main = page.getByRole("main");
  const sku = await startPreSale(buyer, sandbox, 1);
  const { prodId } = sku;
  const stock = async () => {
    const { totalStocks } = await buyer.call<{ totalStocks: number }>(
      "GET",
      `/prod/prodInfo?prodId=${prodId}`,
    );
    return totalStocks;
  };
  const before = await stock();
  const orderNumber = await orderByDeposit(page, sku);
  expect(await stock()).toBeLessThan(before);
  await buyer.call("POST", "/p/order/pay", { orderNumbers: orderNumber, payType: 9 });

  await sandbox.advanceClock(32 * minuteMs);
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(orderState(page, "已取消")).toBeVisible();
  await expect(main.getByText("尾款超时未支付")).toBeVisible();
  expect(await stock()).toBe(before);
  await page.goto(`/detail/${prodId}`);
  await expect(main.getByRole("button", { name: "定金支付已结束" })).toBeDisabled();
});

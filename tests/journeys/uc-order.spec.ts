import { ordinaryGoods } from "../support/buyer.ts";
import { submitOrder } from "../support/buying.ts";
import { enterAs, expect, test } from "../support/journey.ts";

test("orders are found by state, number and name", async ({ page, buyer }) => {
  const [one, two] = await ordinaryGoods(buyer, 1, 2);
  if (!one || !two) throw new Error("no goods");
  const numbers: string[] = [];
  for (const goods of [one, two]) {
    await buyer.add(goods);
    await page.goto("/submit-order");
    numbers.push(...(await submitOrder(page)));
  }
  const main = page.getByRole("main");
  await page.goto("/user-center/uc-order");
  await expect(main.getByRole("article")).toHaveCount(2);
  await main.getByRole("link", { name: /^待付款/ }).click();
  await page.waitForURL(/status=unpaid/);
  await expect(main.getByRole("article")).toHaveCount(2);
  await main.getByRole("textbox", { name: "搜索订单" }).fill(numbers[1] ?? "");
  await main.getByRole("button", { name: "搜索" }).click();
  await page.waitForURL(/keyword=/);
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(main.getByRole("article")).toContainText(two.name);
  await main.getByRole("textbox", { name: "搜索订单" }).fill("绝无此物品");
  await main.getByRole("button", { name: "搜索" }).click();
  await expect(main.getByRole("article")).toHaveCount(0);
  await page.goto("/user-center/uc-order?status=shipped");
  await expect(main.getByText(/^暂无/).first()).toBeVisible();
});

test("a dealer of long standing sees orders in every state", async ({ page }) => {
  await enterAs(page, "dealer01");
  const main = page.getByRole("main");
  // Those not paid yet run out when another journey moves the clock.
  for (const [status, words] of [
    ["paid", "待发货"],
    ["shipped", "待收货"],
    ["received", "待评价"],
  ] as const) {
    await page.goto(`/user-center/uc-order?status=${status}`);
    await expect(main.getByRole("article").first()).toContainText(words);
  }
  await page.goto("/user-center/uc-order");
  await expect(main.getByRole("article").first()).toBeVisible();
});

import { expectAccessible } from "../support/axe.ts";
import { buyPaid, ordinaryGoods } from "../support/buyer.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

const address = "/user-center/uc-message";

test("what happens to an order is told: read by opening it, all at once, put away and taken back", async ({
  page,
  buyer,
  sandbox,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const orderNumber = await buyPaid(buyer, goods);
  await sandbox.advanceClock(1_000);
  await sandbox.ship(orderNumber);
  await page.goto(address);
  const main = page.getByRole("main");
  const rows = main.getByRole("article");
  const bell = page.getByRole("navigation").getByRole("link", { name: /^消息(?!中心)/ });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`订单 ${orderNumber} 已由顺丰速运发出`);
  await expect(bell).toHaveAccessibleName(/2/);
  await expect(rows.first().locator("time")).toHaveAttribute("title", "此刻");
  await expectAccessible(page);

  await rows.first().getByRole("link", { name: "订单已发货", exact: true }).click();
  await page.waitForURL(`**/order-detail?orderNumber=${orderNumber}`);
  await expect(bell).toHaveAccessibleName(/1/);
  await page.goBack();
  await expect(main.getByRole("article", { name: /^未读/ })).toHaveCount(1);

  await main.getByRole("link", { name: /^未读/ }).click();
  await page.waitForURL(/tab=unread/);
  await expect(rows).toHaveCount(1);
  await main.getByRole("button", { name: "全部标为已读" }).click();
  await expect(main.getByText("没有未读消息")).toBeVisible();
  await expect(bell).toHaveAccessibleName("消息");

  await main.getByRole("link", { name: "查看全部消息" }).click();
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole("button", { name: "删除“订单已发货”" }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole("button", { name: /^删除/ }).click();
  await expect(rows).toHaveCount(1);
  await expect.poll(async () => (await mailbox(buyer)).length).toBe(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
});

const mailbox = async (buyer: { call: <T>(method: "GET", path: string) => Promise<T> }) =>
  (await buyer.call<{ records: unknown[] }>("GET", "/p/myNotifyLog/page")).records;

test("the red dot comes by itself, in every tab", async ({ page, context, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const bellOf = (tab: typeof page) =>
    tab.getByRole("navigation").getByRole("link", { name: /^消息(?!中心)/ });
  const other = await context.newPage();
  await other.goto("/cart");
  await page.clock.install();
  await page.goto("/list?st=0");
  await expect(bellOf(page)).toHaveAccessibleName("消息");
  await page.clock.runFor(5_000);
  await buyPaid(buyer, goods);
  // The watch begins some time after the first paint, so its minute does too.
  await expect(async () => {
    await page.clock.runFor(61_000);
    await expect(bellOf(page)).toHaveAccessibleName(/1/, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(bellOf(other)).toHaveAccessibleName(/1/);
  // Read in one tab, read in both.
  await other.goto(address);
  const readAll = other.getByRole("main").getByRole("button", { name: "全部标为已读" });
  // Sent without its code the form tells no other tab.
  await waitForHydration(readAll);
  await readAll.click();
  await expect(bellOf(other)).toHaveAccessibleName("消息");
  await expect(bellOf(page)).toHaveAccessibleName("消息");
});

test("a message is read and put away before any script runs", async ({ browser, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyPaid(buyer, goods);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const baseURL = process.env.STORE_URL ?? "";
  await context.addCookies([{ name: "bbcToken", value: buyer.token, url: baseURL }]);
  const page = await context.newPage();
  await page.goto(`${baseURL}${address}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "将“订单支付成功”标为已读" }).click();
  await expect(main.getByRole("article", { name: /^未读/ })).toHaveCount(0);
  await main.getByRole("button", { name: "删除“订单支付成功”" }).click();
  await expect(main.getByText("暂无消息")).toBeVisible();
  await context.close();
});

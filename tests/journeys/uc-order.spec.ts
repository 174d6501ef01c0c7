import { readFile } from "node:fs/promises";
import { OrderList, Toast } from "@tradehall/mall-components/testing";
import { order, ordinaryGoods } from "../support/buyer.ts";
import { submitOrder } from "../support/buying.ts";
import { enterAs, enterForFirstEnterprise, expect, test } from "../support/journey.ts";

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
  const orders = new OrderList(main);
  await page.goto("/user-center/uc-order");
  await expect(orders.cards()).toHaveCount(2);
  await main.getByRole("link", { name: /^待付款/ }).click();
  await page.waitForURL(/status=unpaid/);
  await expect(orders.cards()).toHaveCount(2);
  await orders.filters.search(numbers[1] ?? "");
  await page.waitForURL(/keyword=/);
  await expect(orders.cards()).toHaveCount(1);
  await expect(orders.cards()).toContainText(two.name);
  await orders.filters.search("绝无此物品");
  await expect(orders.cards()).toHaveCount(0);
  await page.goto("/user-center/uc-order?status=shipped");
  await expect(main.getByText(/^暂无/).first()).toBeVisible();
});

test("a dealer of long standing sees orders in every state", async ({ page }) => {
  await enterAs(page, "dealer01");
  const orders = new OrderList(page.getByRole("main"));
  // Those not paid yet run out when another journey moves the clock.
  for (const [status, words] of [
    ["paid", "待发货"],
    ["shipped", "待收货"],
    ["received", "待评价"],
  ] as const) {
    await page.goto(`/user-center/uc-order?status=${status}`);
    await expect(orders.cards().first()).toContainText(words);
  }
  await page.goto("/user-center/uc-order");
  await expect(orders.cards().first()).toBeVisible();
  await orders.pages.next();
  await page.waitForURL(/page=2/);
  await expect.poll(() => orders.pages.current()).toBe(2);
});

test("an administrator finds a member's order by who ordered it, and cancels it", async ({ page }) => {
  const member = await enterAs(page, "member01");
  const [goods] = await ordinaryGoods(member, 1);
  if (!goods) throw new Error("no goods");
  const orderNumber = await order(member, goods, 1);
  await enterForFirstEnterprise(page, "dealer01");
  const main = page.getByRole("main");
  await page.goto("/user-center/uc-order?status=unpaid");
  const orders = new OrderList(main);
  const card = orders.card(orderNumber).root;
  await expect(card).toContainText("下单人");
  const name = (await card.getByText(/^下单人/).textContent())?.replace("下单人", "").trim() ?? "";
  await orders.filters.choose("下单人", name);
  await orders.filters.apply();
  await page.waitForURL(/person=\d+/);
  await expect(main.getByRole("article").filter({ hasNotText: name })).toHaveCount(0);
  // A cost centre narrows it, too, and stays chosen where no order is booked on it.
  await page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}&costCentre=设备科`);
  await expect(main.getByRole("combobox", { name: "成本中心" })).toHaveValue("设备科");
  await expect(main.getByText("没有符合条件的订单")).toBeVisible();
  await page.goBack();
  await orders.card(orderNumber).cancel();
  const question = page.getByRole("alertdialog");
  await question.getByRole("radio").first().check();
  await question.getByRole("button", { name: "取消订单" }).click();
  await expect(card).toHaveCount(0);
  await orders.filters.choose("下单时间", "自定义时间");
  await main.getByLabel("结束日期").fill("2020-01-01");
  await orders.filters.apply();
  await page.waitForURL(/to=2020-01-01/);
  await expect(main.getByText("没有符合条件的订单")).toBeVisible();
});

test("a purchase number is written, found by, and the order deleted, taken back, deleted for good", async ({
  page,
  buyer,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const orderNumber = await order(buyer, goods, 1);
  await buyer.call("PUT", `/p/myOrder/cancel/${orderNumber}`, { reason: "不想买了" });
  const main = page.getByRole("main");
  const own = new OrderList(main).card(orderNumber);
  const card = own.root;
  await page.goto("/user-center/uc-order");
  await card.getByText("填写采购单号").click();
  await card.getByRole("textbox", { name: "采购单号" }).fill("CG-2026-0042");
  await card.getByRole("button", { name: "保存" }).click();
  await expect(card.getByText("CG-2026-0042")).toBeVisible();
  await page.goto("/user-center/uc-order?keyword=cg-2026");
  await expect(card).toBeVisible();
  await page.goto("/user-center/uc-order");
  await own.remove();
  await expect(card).toHaveCount(0);
  await new Toast(page).undo();
  await expect(card).toBeVisible();
  await own.remove();
  await expect(card).toHaveCount(0);
  await page.goto("/user-center/uc-order?status=trash");
  await expect(own.action("restore")).toBeVisible();
  await own.action("purge").click();
  await page.getByRole("alertdialog").getByRole("button", { name: /删除/ }).click();
  await expect(main.getByText("回收站是空的")).toBeVisible();
});

test("a list is exported as files, whole or as chosen", async ({ page, buyer }) => {
  const goods = await ordinaryGoods(buyer, 1, 2);
  const numbers: string[] = [];
  for (const one of goods) numbers.push(await order(buyer, one, 1));
  const main = page.getByRole("main");
  await page.goto("/user-center/uc-order");
  const saved = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("button", { name: button }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const csv = await saved("导出订单 CSV");
  expect(csv.name).toMatch(/^订单-\d{4}-\d\d-\d\d\.csv$/);
  for (const number of numbers) expect(csv.bytes.toString()).toContain(number);
  await main.getByRole("checkbox", { name: `选择订单 ${numbers[0]}` }).check();
  const chosen = await saved("导出所选 CSV");
  expect(chosen.bytes.toString()).toContain(numbers[0]);
  expect(chosen.bytes.toString()).not.toContain(numbers[1]);
  const xlsx = await saved("导出订单 Excel");
  expect(xlsx.bytes.subarray(0, 2).toString()).toBe("PK");
  // On paper only what is ticked, without the page around it.
  await page.emulateMedia({ media: "print" });
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(main.getByRole("button")).toHaveCount(0);
});

/** What a press opens has code of its own: without a network it does not come, and costs neither page nor words. */
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { type Buyer, type Goods, ordinaryGoods } from "../support/buyer.ts";
import { submitOrder } from "../support/buying.ts";
import { expect, loseNetwork, test } from "../support/journey.ts";

const away = (page: Page) => page.getByText("网络已断开，恢复后可继续操作。");
const unsent = "网络连接失败，您填写的内容仍然保留，请重试";
const undone = "网络连接失败，操作未完成，请重试";

/** The network is gone, and the page says so. */
async function noticeLoss(page: Page): Promise<void> {
  await loseNetwork(page);
  await expect(away(page)).toBeVisible();
}

async function findNetwork(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await expect(away(page)).toBeHidden();
}

/** Presses what cannot open now: the page is with nothing over it. */
async function pressInVain(page: Page, opener: Locator): Promise<void> {
  await opener.press("Enter");
  await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
  await expect(away(page)).toBeVisible();
}

async function goodsFor(buyer: Buyer): Promise<Goods> {
  const [goods] = await ordinaryGoods(buyer, 3);
  if (!goods) throw new Error("no goods");
  return goods;
}

test("a network that leads nowhere, which the browser takes for one", async ({ page, buyer, context }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const main = page.getByRole("main");
  await page.goto("/user-center/uc-address");
  await expect(page.locator("html[data-mall-complete]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await context.route("**", (route) => route.abort());
  const add = main.getByRole("button", { name: "新增收货地址" });
  await add.click();
  await expect(page.getByText(undone)).toBeVisible();
  await expect(main.getByRole("article")).toBeVisible();
  await context.unroute("**");
  // Newer browsers ask again for code that they have lost. Where one does not, the page reloads once, and the next press
  // opens the form.
  const receiver = page.getByRole("dialog", { name: "新增收货地址" }).getByLabel("收货人");
  await expect(async () => {
    await add.click({ timeout: 5_000 });
    await expect(receiver).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test("checkout: the address form, and a choice that is worked out by the server", async ({
  page,
  buyer,
  context,
}) => {
  const { prodId, skuId } = await goodsFor(buyer);
  const main = page.getByRole("main");
  const message = main.getByLabel("买家留言");
  await page.goto(`/submit-order?prodId=${prodId}&skuId=${skuId}&count=1`);
  await noticeLoss(page);
  await message.fill("放在门卫处");
  const add = main.getByRole("button", { name: "新增收货地址" });
  await pressInVain(page, add);
  const collect = main.getByRole("radio", { name: "上门自提" });
  await collect.press("Space");
  await expect(collect).not.toBeChecked();
  await expect(message).toHaveValue("放在门卫处");

  await findNetwork(page, context);
  await add.click();
  await expect(page.getByRole("dialog", { name: "新增收货地址" }).getByLabel("收货人")).toBeVisible();
  await page.keyboard.press("Escape");
  // It holds the focus until it is gone.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await collect.press("Space");
  await expect(collect).toBeChecked();
  await expect(message).toHaveValue("放在门卫处");
  await submitOrder(page);
});

test("addresses: the form, its regions and its saving", async ({ page, buyer, context }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const main = page.getByRole("main");
  await page.clock.install();
  await page.goto("/user-center/uc-address");
  await noticeLoss(page);
  const add = main.getByRole("button", { name: "新增收货地址" });
  const edit = main.getByRole("button", { name: /^编辑/ });
  await pressInVain(page, add);
  await pressInVain(page, edit);

  await findNetwork(page, context);
  await edit.click();
  await page.getByRole("dialog", { name: "编辑收货地址" }).getByRole("button", { name: "取消" }).click();
  await add.click();
  const dialog = page.getByRole("dialog", { name: "新增收货地址" });
  const receiver = dialog.getByRole("textbox", { name: "收货人" });
  await receiver.fill("李采购");
  await dialog.getByRole("textbox", { name: "手机号" }).fill("13912345678");
  await dialog.getByRole("textbox", { name: "详细地址" }).fill("中山东路 8 号仓库");

  // The regions come by themselves as soon as they can.
  await noticeLoss(page);
  await dialog.getByRole("combobox", { name: "省份" }).selectOption("江苏省");
  for (let minute = 1; minute < 5; minute += 1) {
    await page.clock.fastForward(60_000);
    await page.waitForTimeout(100);
  }
  await findNetwork(page, context);
  await dialog.getByRole("combobox", { name: "城市" }).selectOption("南京市");
  await dialog.getByRole("combobox", { name: "区县" }).selectOption({ index: 1 });

  await noticeLoss(page);
  const save = dialog.getByRole("button", { name: "保存" });
  await save.click();
  await expect(dialog.getByText(unsent)).toBeVisible();
  await expect(receiver).toHaveValue("李采购");
  await findNetwork(page, context);
  await save.click();
  await expect(main.getByRole("article", { name: "李采购 的收货地址" })).toHaveCount(1);
});

test("orders: the question before an order is cancelled, tabs and search", async ({
  page,
  buyer,
  context,
}) => {
  await buyer.add(await goodsFor(buyer));
  await page.goto("/submit-order");
  await submitOrder(page);
  const main = page.getByRole("main");
  await page.goto("/user-center/uc-order");
  const keyword = main.getByRole("textbox", { name: "搜索订单" });
  const cancel = main.getByRole("article").getByRole("button", { name: "取消订单" });
  const tab = main.getByRole("link", { name: /^待付款/ });
  await noticeLoss(page);
  await keyword.fill("手套");
  await pressInVain(page, cancel);
  await tab.press("Enter");
  await keyword.press("Enter");
  await expect(cancel).toBeVisible();
  await expect(keyword).toHaveValue("手套");

  await findNetwork(page, context);
  await cancel.click();
  const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await question.getByRole("radio").first().check();
  await noticeLoss(page);
  await question.getByRole("button", { name: "取消订单" }).click();
  await expect(question.getByText(undone)).toBeVisible();
  await findNetwork(page, context);
  await question.getByRole("button", { name: "取消订单" }).click();
  await expect(question).toHaveCount(0);
  await expect(cancel).toHaveCount(0);
  await tab.click();
  await page.waitForURL(/status=unpaid/);
});

test("cart: drawers, a deletion and a quantity", async ({ page, buyer, context }) => {
  await buyer.add(await goodsFor(buyer));
  const main = page.getByRole("main");
  await page.goto("/cart");
  await noticeLoss(page);
  const wishlist = page.getByRole("button", { name: "收藏", exact: true });
  const remove = main.getByRole("button", { name: /^删除/ }).first();
  const count = main.getByRole("spinbutton", { name: /数量/ });
  await pressInVain(page, wishlist);
  await remove.click();
  await expect(page.getByText("操作失败").first()).toBeVisible();
  await expect(count).toHaveValue("1");

  await findNetwork(page, context);
  await wishlist.click();
  await expect(page.getByRole("dialog", { name: "我的收藏" })).toBeVisible();
  await page.keyboard.press("Escape");
  await count.fill("2");
  await count.press("Tab");
  await expect.poll(() => buyer.call<number>("GET", "/p/shopCart/prodCount")).toBe(2);
  await remove.click();
  await expect(main.getByText("购物车还是空的")).toBeVisible();
});

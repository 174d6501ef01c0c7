import type { Page } from "@playwright/test";
import { type Buyer, openAs, ordinaryGoods } from "../support/buyer.ts";
import { submitOrder } from "../support/buying.ts";
import { enterAs, expect, holdCalls, signIn, test, waitForHydration } from "../support/journey.ts";

/** A second address beside the one that every new buyer has; its id. */
async function addWarehouse(buyer: Buyer): Promise<number> {
  const [home] = await buyer.call<{ provinceId: number; cityId: number; areaId: number }[]>(
    "GET",
    "/p/address/list",
  );
  const { addrId } = await buyer.call<{ addrId: number }>("POST", "/p/address/addAddr", {
    receiver: "二号仓库",
    mobile: "13900000001",
    provinceId: home?.provinceId,
    cityId: home?.cityId,
    areaId: home?.areaId,
    addr: "张江路 99 号东门卸货区",
    commonAddr: 0,
  });
  return addrId;
}

/** The checkout of one kind of goods for a buyer with two addresses; its prices are held until `release` is called. */
async function openHeldCheckout(page: Page, buyer: Buyer): Promise<() => void> {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await addWarehouse(buyer);
  await page.goto("/submit-order");
  await waitForHydration(page.getByRole("main").getByRole("button", { name: "提交订单" }));
  return holdCalls(page, "**/submit-order.data?*", "GET");
}

test("a session lost while ordering costs nothing that was typed", async ({ page, buyer, sandbox }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods, 2);
  await addWarehouse(buyer);
  const main = page.getByRole("main");
  await page.goto("/submit-order");
  await main.getByText("张江路 99 号东门卸货区").first().click();
  await page.waitForURL(/addrId=/);
  await expect(main.getByRole("radio", { name: /二号仓库/ })).toBeChecked();
  await main.getByLabel("买家留言").fill("请走东门，联系叉车班");

  // Whatever is asked next finds the session lost: here it is the press, not the page's own visit.
  const letVisitsGo = await holdCalls(page, /flowAnalysisLog$/);
  await buyer.call("POST", "/loginOut");
  await main.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  letVisitsGo();
  expect(new URL(page.url()).searchParams.get("redirect")).toMatch(/^\/submit-order\?/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("bbcToken");

  await page.getByRole("link", { name: "手机登录" }).click();
  await page.getByRole("textbox", { name: "手机号" }).fill(buyer.mobile);
  const getCode = page.getByRole("button", { name: "获取验证码" });
  // The shop led here, and no one waited for this page's code.
  await waitForHydration(getCode);
  await getCode.click();
  await expect(page.getByRole("button", { name: /^重新获取/ })).toBeVisible();
  await page.getByRole("textbox", { name: "验证码" }).fill(await sandbox.smsCode(buyer.mobile));
  await page.getByRole("button", { name: "登录", exact: true }).click();

  await page.waitForURL("**/submit-order?**");
  await expect(main.getByRole("radio", { name: /二号仓库/ })).toBeChecked();
  await expect(main.getByLabel("买家留言")).toHaveValue("请走东门，联系叉车班");
  const [orderNumber] = await submitOrder(page);
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(main.getByText("请走东门，联系叉车班").first()).toBeVisible();
  await expect(main.getByRole("region", { name: "收货信息" })).toContainText("张江路 99 号东门卸货区");
});

test("points chosen survive the sign-in, too", async ({ page }) => {
  await enterAs(page, "dealer01");
  const main = page.getByRole("main");
  await page.goto("/list?st=1&shopId=1&stock=1");
  await main.getByRole("article").getByRole("heading").getByRole("link").first().click();
  await page.waitForURL("**/detail/**");
  const buy = main.getByRole("button", { name: "立即购买" });
  await expect(buy).toBeVisible();
  for (const group of await main.getByRole("radiogroup").all())
    if ((await group.getByRole("radio", { checked: true }).count()) === 0)
      await group.getByText(/\S/).locator("visible=true").nth(0).click();
  await buy.click();
  await page.waitForURL("**/submit-order?prodId=**");
  await main.getByRole("spinbutton", { name: "使用积分" }).fill("100");
  await main.getByRole("spinbutton", { name: "使用积分" }).press("Tab");
  await page.waitForURL(/points=100/);
  await expect(main.getByText("抵扣 ¥1.00")).toBeVisible();
  await main.getByLabel("买家留言").fill("积分单");

  await page.context().clearCookies();
  await main.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  await signIn(page, "dealer01");
  await page.waitForURL(/submit-order\?.*points=100/);
  await expect(main.getByText("抵扣 ¥1.00")).toBeVisible();
  await expect(main.getByLabel("买家留言")).toHaveValue("积分单");
});

test("with no line chosen the page says what to do", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/submit-order");
  await expect(page.getByRole("main").getByText("请至少选择一件商品")).toBeVisible();
});

test("a second submit of the same order is refused or answers the same order", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/submit-order");
  const button = page.getByRole("button", { name: "提交订单" });
  await button.dblclick();
  await page.waitForURL("**/payment?**");
  const { total } = await buyer.call<{ total: number }>("GET", "/p/myOrder/myOrderSearch?status=0");
  expect(total).toBe(1);
});

test("an address chosen just before submitting is where the order goes", async ({ page, buyer }) => {
  const release = await openHeldCheckout(page, buyer);
  const main = page.getByRole("main");
  await main.getByText("张江路 99 号东门卸货区").first().click();
  await expect(main.getByRole("radio", { name: /二号仓库/ })).toBeChecked();
  // What is to pay is not known yet: a press does nothing.
  await main.getByRole("button", { name: /正在重新计算金额/ }).press("Enter");
  release();
  await page.waitForURL(/addrId=/);
  const [orderNumber] = await submitOrder(page);
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(main.getByRole("region", { name: "收货信息" })).toContainText("张江路 99 号东门卸货区");
  const { total } = await buyer.call<{ total: number }>("GET", "/p/myOrder/myOrderSearch?status=0");
  expect(total).toBe(1);
});

test("choices made one right after the other all hold", async ({ page, buyer }) => {
  const release = await openHeldCheckout(page, buyer);
  const main = page.getByRole("main");
  await main.getByText("张江路 99 号东门卸货区").first().click();
  await main.getByRole("radio", { name: /上门自提/ }).click();
  release();
  await page.waitForURL((url) => url.searchParams.has("addrId") && url.searchParams.has("dvy"));
  await expect(main.getByRole("radio", { name: /二号仓库/ })).toBeChecked();
  await expect(main.getByRole("radio", { name: /上门自提/ })).toBeChecked();
  await expect(main.getByRole("button", { name: "提交订单" })).toBeVisible();
});

test("an address deleted elsewhere costs the choice, not the order", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  const addrId = await addWarehouse(buyer);
  const main = page.getByRole("main");
  await page.goto(`/submit-order?addrId=${addrId}`);
  const submit = main.getByRole("button", { name: "提交订单" });
  await waitForHydration(submit);
  await main.getByLabel("买家留言").fill("送货前请来电");
  await buyer.call("DELETE", `/p/address/deleteAddr/${addrId}`);
  await submit.click();
  await expect(main.getByText("收货地址不存在")).toBeVisible();
  await expect(main.getByRole("radio", { name: /收货部/ })).toBeChecked();
  await expect(main.getByLabel("买家留言")).toHaveValue("送货前请来电");
  await submitOrder(page);
});

test("points and coupons that no longer hold are given up with a word", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const main = page.getByRole("main");
  const buyNow = `/submit-order?prodId=${goods.prodId}&skuId=${goods.skuId}&count=1`;
  await page.goto(`${buyNow}&points=99999990`);
  await expect(main.getByText(/积分须为 10 的倍数且不超过/).first()).toBeVisible();
  await page.goto(`${buyNow}&coupons=99999999&points=99999990`);
  await expect(main.getByRole("button", { name: "提交订单" })).toBeVisible();
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(["prodId", "skuId", "count", "undone"]);
});

test("without script the order goes as the form says", async ({ browser, buyer, baseURL }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await addWarehouse(buyer);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await openAs(context, buyer, baseURL ?? "");
  const page = await context.newPage();
  await page.goto("/submit-order");
  const main = page.getByRole("main");
  await main.getByText("张江路 99 号东门卸货区").first().click();
  await main.getByRole("radio", { name: /上门自提/ }).check();
  const [orderNumber] = await submitOrder(page);
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  // Goods that are collected show where they wait, not where the buyer is.
  await expect(main.getByRole("region", { name: "收货信息" })).toContainText("上门自提");
  const order = await buyer.call<{ userAddrDto: { addr: string } }>(
    "GET",
    `/p/myOrder/orderDetail?orderNumber=${orderNumber}`,
  );
  expect(order.userAddrDto.addr).toBe("张江路 99 号东门卸货区");
  await context.close();
});

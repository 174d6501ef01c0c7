import type { Page } from "@playwright/test";
import { networkErrorWords } from "../../packages/mall-rules/src/words/index.ts";
import { order, ordinaryGoods } from "../support/buyer.ts";
import { fillEnquiry } from "../support/enquiry.ts";
import { cartLink, expect, loseNetwork, signIn, test, waitForHydration } from "../support/journey.ts";
import { openApiThatSays, openHost, type Running } from "../support/own-host.ts";

const lost = "网络连接失败，您填写的内容仍然保留，请重试";
const trouble = "服务器出了点小差~";

const box = (page: Page) => page.getByRole("combobox", { name: "搜索商品" });
const listened = (page: Page) => page.waitForFunction(() => sessionStorage.getItem("bbcUserInfo") !== null);

/** Opens a page with all that comes after its first view, and takes the network away. */
async function loseNetworkAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await listened(page);
  await loseNetwork(page);
}

test("a sign-in without a network keeps the page and what was typed; the next press goes through", async ({
  page,
  context,
}) => {
  await page.goto("/login?redirect=%2Fcart");
  await loseNetwork(page);
  const password = page.getByRole("textbox", { name: "密码" });
  await page.getByRole("textbox", { name: "账号" }).fill("vip01");
  await password.fill("Mall@2026");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await expect(password).toHaveValue("Mall@2026");
  // The code of what a press needs does not come either, and the page is all the same.
  await page.getByRole("link", { name: "手机登录" }).click();
  await page.getByRole("textbox", { name: "手机号" }).fill("13800000005");
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText("安全验证未完成，请检查网络后重试")).toBeVisible();
  await page.getByRole("link", { name: "扫码登录" }).click();
  await expect(page.getByRole("button", { name: "二维码获取失败，点击重试" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "二维码获取失败，点击重试" }).click();
  await expect(page.getByText("请使用手机扫描二维码登录")).toBeVisible();
  await page.getByRole("link", { name: "账号登录" }).click();
  await signIn(page, "vip01");
  expect(new URL(page.url()).pathname).toBe("/cart");
});

test("registering without a network keeps the page and the number", async ({ page }) => {
  await page.goto("/register");
  await loseNetwork(page);
  const mobile = page.getByRole("textbox", { name: "手机号" });
  await mobile.fill("13911112222");
  await page.getByRole("textbox", { name: "验证码" }).fill("123456");
  await page.getByRole("button", { name: "下一步" }).click();
  await expect(page.getByText(networkErrorWords.zh_CN)).toBeVisible();
  await expect(mobile).toHaveValue("13911112222");
});

test("an enquiry without a network keeps all that was typed and is then kept once", async ({
  page,
  context,
}) => {
  await page.goto("/landing");
  await page.waitForLoadState("networkidle");
  await fillEnquiry(page);
  await page.getByRole("combobox", { name: /企业名称/ }).fill("无网之地有限公司");
  await page.getByRole("textbox", { name: /手机号/ }).fill("13900007788");
  const contact = page.getByRole("textbox", { name: /联系人/ });
  await loseNetwork(page);
  const send = page.getByRole("button", { name: "提交需求" });
  await send.click();
  await expect(page.getByText(lost)).toBeVisible();
  await expect(contact).toHaveValue("顾晓东");
  await expect(page.getByRole("combobox", { name: "区县" })).toHaveValue("320583");
  await context.setOffline(false);
  await send.click();
  await expect(page.getByRole("heading", { name: "提交成功，感谢您的信任" })).toBeVisible();
});

test.describe("with a server in trouble", () => {
  const opened: Running[] = [];
  test.afterEach(async () => {
    for (const running of opened.splice(0).reverse()) await running.stop();
  });

  test("each way in says so in its form instead of saying nothing", async ({ page }) => {
    const body = { success: false, code: "A00005", msg: "", data: null };
    const calls = ["POST /login", "PUT /user/sendLoginSms", "PUT /user/checkRegisterSms"];
    const api = await openApiThatSays(
      process.env.API_URL ?? "",
      Object.fromEntries(calls.map((call) => [call, body])),
    );
    opened.push(api);
    const host = await openHost({ API_ORIGIN: api.url });
    opened.push(host);
    const errorText = page.getByRole("main").getByText(trouble);
    await page.goto(`${host.url}/login`);
    await page.getByRole("textbox", { name: "账号" }).fill("vip01");
    await page.getByRole("textbox", { name: "密码" }).fill("Mall@2026");
    await page.getByRole("button", { name: "登录", exact: true }).click();
    await expect(errorText).toBeVisible();
    await page.goto(`${host.url}/login?tab=mobile`);
    await page.getByRole("textbox", { name: "手机号" }).fill("13800000005");
    const send = page.getByRole("button", { name: "获取验证码" });
    await waitForHydration(send);
    await send.click();
    await expect(errorText).toBeVisible();
    await page.goto(`${host.url}/register`);
    await page.getByRole("textbox", { name: "手机号" }).fill("13911112222");
    await page.getByRole("textbox", { name: "验证码" }).fill("123456");
    await page.getByRole("button", { name: "下一步" }).click();
    await expect(errorText).toBeVisible();
  });
});

test("nothing that is pressed without a network costs the page; it goes on once the network is back", async ({
  page,
  buyer,
  context,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await loseNetworkAt(page, "/list?st=0");
  const bar = page.getByText("网络已断开，恢复后可继续操作。");
  await expect(bar).toBeVisible();
  await box(page).fill("手");
  await page.getByRole("banner").getByRole("button", { name: "全部商品分类" }).click();
  await page.getByRole("button", { name: "收藏", exact: true }).click();
  // Trying again reaches no one: the page, and what was typed, stay.
  const retry = page.getByRole("button", { name: "重试" });
  await retry.click();
  await expect(retry).toBeEnabled();
  await expect(box(page)).toHaveValue("手");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await box(page).fill("手套");
  await expect(page.getByRole("listbox", { name: "搜索建议" }).getByRole("option").first()).toBeVisible();
  await page.getByRole("button", { name: "收藏", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "我的收藏" })).toBeVisible();
});

test("a link that is pressed without a network keeps the page, and opens once it is back", async ({
  page,
  buyer,
  context,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await loseNetworkAt(page, "/list?st=0");
  const goods = page.getByRole("main").getByRole("article").first();
  await cartLink(page).click();
  await expect(page.getByText("网络连接失败，操作未完成，请重试")).toBeVisible();
  await expect(goods).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/list");
  await context.setOffline(false);
  await expect(page.getByText("购物车还是空的")).toBeVisible();
});

test("a filter that was pressed without a network is set once it is back", async ({
  page,
  buyer,
  context,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await loseNetworkAt(page, "/user-center/uc-order");
  const paid = page.getByRole("main").getByRole("link", { name: /^待发货/ });
  await paid.press("Enter");
  await expect(page.getByText("网络已断开，恢复后可继续操作。")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await context.setOffline(false);
  await page.waitForURL((url) => url.searchParams.get("status") === "paid");
  await expect(page.getByText("暂无待发货的订单")).toBeVisible();
});

test("an order that runs out without a network keeps its page", async ({ page, buyer, context, sandbox }) => {
  const [goods] = await ordinaryGoods(buyer, 4);
  if (!goods) throw new Error("no goods");
  const orderNumber = await order(buyer, goods, 1);
  await page.clock.install();
  await page.goto(`/payment?orderNumbers=${orderNumber}`);
  await listened(page);
  await loseNetwork(page);
  await page.clock.fastForward("30:05");
  await expect(page.getByRole("heading", { name: "订单提交成功，请尽快付款" })).toBeVisible();
  await sandbox.advanceClock(30 * 60_000 + 5_000);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "订单已过期" })).toBeVisible();
});

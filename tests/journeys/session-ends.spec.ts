import type { BrowserContext, Page } from "@playwright/test";
import { type Buyer, newBuyer, ordinaryGoods } from "../support/buyer.ts";
import { enterAs, expect, signIn, test } from "../support/journey.ts";

const apiUrl = () => process.env.API_URL ?? "";
const weekSeconds = 7 * 24 * 60 * 60;

/** The order page with a message typed. */
async function openOrder(page: Page, buyer: Buyer, message: string): Promise<void> {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/submit-order");
  await settled(page);
  await page.getByLabel("买家留言").fill(message);
}

/** The watch over the session has begun: it keeps who is signed in. */
const settled = (page: Page) => page.waitForFunction(() => sessionStorage.getItem("bbcUserInfo") !== null);

const atSignIn = async (page: Page, notice: string): Promise<void> => {
  await page.waitForURL((url) => url.pathname === "/login");
  await expect(page.getByRole("status").filter({ hasText: notice })).toBeVisible();
};

const become = (context: BrowserContext, buyer: Buyer, url: string) =>
  context.addCookies([
    { name: "bbcToken", value: buyer.token, url, httpOnly: true, sameSite: "Lax" },
    { name: "bbcUserId", value: String(buyer.userId), url, sameSite: "Lax" },
  ]);

test("a session that ran out says so and leads back", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  await settled(page);
  await page.route("**/api/search/getHistory**", (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, code: "A00004", msg: "登录已过期，请重新登录", data: { reason: "expired" } },
    }),
  );
  await page.getByRole("combobox", { name: "搜索商品" }).click();
  await atSignIn(page, "登录已过期，请重新登录");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/list?st=0");
});

test("a session ended elsewhere says 账号已离线, ends its cookies and keeps where it was", async ({
  page,
  buyer,
  context,
}) => {
  await page.goto("/user-center/uc-address");
  await settled(page);
  // An open page would notice by itself and lead to the sign-in page at the same time.
  await page.goto("about:blank");
  await buyer.call("POST", "/loginOut");
  await page.goto("/cart");
  await atSignIn(page, "账号已离线，请重新登录");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/cart");
  expect(await context.cookies()).toEqual([]);
});

test("a session ended elsewhere is noticed by a call of the page, too", async ({ page, buyer, context }) => {
  await page.goto("/list?st=0&pn=螺丝");
  await page.goto("/list?st=0");
  await settled(page);
  await page.getByRole("combobox", { name: "搜索商品" }).click();
  const forget = page.getByRole("button", { name: "删除“螺丝”" });
  await expect(forget).toBeVisible();
  await buyer.call("POST", "/loginOut");
  await forget.click();
  await atSignIn(page, "账号已离线，请重新登录");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/list?st=0");
  expect(await context.cookies()).toEqual([]);
});

test("signing out is noticed in every tab, and signing in again gives back what was typed", async ({
  page,
  context,
}) => {
  await openOrder(page, await enterAs(page, "vip01"), "请走东门");
  const other = await context.newPage();
  await other.goto("/cart");
  await settled(other);
  await other.getByRole("button", { name: "退出登录" }).click();
  await atSignIn(other, "您已退出登录");
  await atSignIn(page, "您已在其他页面退出登录，请重新登录");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/submit-order");

  await signIn(other, "vip01");
  await page.waitForURL((url) => url.pathname === "/submit-order");
  await expect(page.getByLabel("买家留言")).toHaveValue("请走东门");
});

test("a tab that no one told notices as soon as it is looked at", async ({ page, buyer, context }) => {
  await openOrder(page, buyer, "请走西门");
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await atSignIn(page, "账号已离线，请重新登录");
});

test("a tab does not go on acting for someone who is not signed in any more", async ({
  page,
  buyer,
  context,
  baseURL,
}) => {
  await openOrder(page, buyer, "这是上一位的留言");
  const next = await newBuyer(apiUrl());
  await become(context, next, baseURL ?? "");
  const other = await context.newPage();
  await other.goto("/cart");
  await settled(other);

  const dialog = page.getByRole("alertdialog", { name: "账号已切换" });
  await expect(dialog).toContainText("您已在其他页面登录了另一个账号");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await dialog.getByRole("button", { name: "重新加载" }).click();
  await reloaded;
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(async () => JSON.parse(JSON.parse(await kept()).bbcUserInfo).userId).toBe(next.userId);
  await expect(dialog).toBeHidden();
  expect(await kept()).not.toContain("这是上一位的留言");
});

test("an address half typed opens again after signing in", async ({ page }) => {
  const buyer = await enterAs(page, "vip01");
  const receiver = `李采购${Date.now() % 1_000_000}`;
  await page.goto("/user-center/uc-address");
  await page.getByRole("button", { name: "新增收货地址" }).click();
  const dialog = page.getByRole("dialog", { name: "新增收货地址" });
  await dialog.getByRole("textbox", { name: "收货人" }).fill(receiver);
  await dialog.getByRole("textbox", { name: "手机号" }).fill("13912345678");
  await dialog.getByRole("combobox", { name: "省份" }).selectOption("江苏省");
  await dialog.getByRole("combobox", { name: "城市" }).selectOption("南京市");
  await dialog.getByRole("combobox", { name: "区县" }).selectOption({ index: 1 });
  await dialog.getByRole("textbox", { name: "详细地址" }).fill("中山东路 8 号仓库");
  await buyer.call("POST", "/loginOut");
  await dialog.getByRole("button", { name: "保存" }).click();
  await atSignIn(page, "账号已离线，请重新登录");
  await signIn(page, "vip01");

  await expect(dialog.getByRole("textbox", { name: "收货人" })).toHaveValue(receiver);
  await expect(dialog.getByRole("textbox", { name: "详细地址" })).toHaveValue("中山东路 8 号仓库");
  await expect(dialog.getByRole("combobox", { name: "区县" })).not.toHaveValue("");
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article", { name: `${receiver} 的收货地址` })).toContainText(
    "中山东路 8 号仓库",
  );
  await page.reload();
  await settled(page);
  await expect(dialog).toBeHidden();
});

test("an address form that was cancelled does not come back", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/user-center/uc-address");
  await page.getByRole("button", { name: "新增收货地址" }).click();
  const dialog = page.getByRole("dialog", { name: "新增收货地址" });
  await dialog.getByRole("textbox", { name: "收货人" }).fill("李采购");
  await page.reload();
  await expect(dialog.getByRole("textbox", { name: "收货人" })).toHaveValue("李采购");
  await dialog.getByRole("button", { name: "取消" }).click();
  await page.reload();
  await settled(page);
  await expect(dialog).toBeHidden();
});

test("anyone who hears of the end while the buyer signs out does not speak of it", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  await settled(page);
  // The session is over for the page before the answer to its sign-out is here.
  await page.evaluate(() =>
    window.addEventListener("submit", () =>
      setTimeout(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: as the host's answer would.
        document.cookie = "bbcUserId=; Max-Age=0; path=/";
        window.dispatchEvent(new Event("focus"));
      }),
    ),
  );
  await page.getByRole("button", { name: "退出登录" }).click();
  await atSignIn(page, "您已退出登录");
});

test("what the browser keeps has its names, seven days, and goes with the session", async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, "dealer01");
  await settled(page);
  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  expect([...cookies.keys()].sort()).toEqual([
    "bbcToken",
    "bbcUserId",
    "seletedEnterpriseId",
    "seletedEnterpriseName",
  ]);
  const now = Date.now() / 1000;
  for (const { expires } of cookies.values()) {
    expect(expires - now).toBeGreaterThan(weekSeconds - 120);
    expect(expires - now).toBeLessThanOrEqual(weekSeconds + 1);
  }
  const kept = () =>
    page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }) as Kept);
  const { local, session } = await kept();
  const enterprise = JSON.parse(local.bbcEnterprise ?? "null");
  expect(String(enterprise.enterpriseId)).toBe(cookies.get("seletedEnterpriseId")?.value);
  expect(encodeURIComponent(enterprise.enterpriseName)).toBe(cookies.get("seletedEnterpriseName")?.value);
  expect(String(JSON.parse(session.bbcUserInfo ?? "null").userId)).toBe(cookies.get("bbcUserId")?.value);
  expect(session.isShowPurchase).toBe("1");

  await context.addCookies([{ name: "bbcLanguage", value: "zh_CN", url: baseURL ?? "" }]);
  await page.getByRole("button", { name: "退出登录" }).click();
  await atSignIn(page, "您已退出登录");
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["bbcLanguage"]);
  const named = ["bbcEnterprise", "bbcUserInfo", "isShowPurchase", "bbcDraft"];
  await expect
    .poll(async () => {
      const { local, session } = await kept();
      return [...Object.keys(local), ...Object.keys(session)].filter((key) =>
        named.some((name) => key.startsWith(name)),
      );
    })
    .toEqual([]);
});

interface Kept {
  local: Record<string, string>;
  session: Record<string, string>;
}

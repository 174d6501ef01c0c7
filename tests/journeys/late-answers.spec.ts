import type { Page } from "@playwright/test";
import { buyPaid, newBuyer, openAs, ordinaryGoods } from "../support/buyer.ts";
import { expect, seedPassword, test, waitForHydration } from "../support/journey.ts";

/** A gate before some calls: each waits until it is let through, in whatever order. */
async function gate(page: Page, address: string | RegExp) {
  const waiting: (() => Promise<void>)[] = [];
  await page.route(address, (route) => void waiting.push(() => route.continue()));
  return {
    count: () => waiting.length,
    /** Lets the call of that place through and waits for its answer. */
    pass: async (place: number) => {
      await expect.poll(() => waiting.length).toBeGreaterThan(place);
      const answered = page.waitForResponse(address);
      await waiting[place]?.();
      await (await answered).finished();
    },
  };
}

test("the cities are those of the province chosen last, whichever answer comes last", async ({ page }) => {
  const calls = await gate(page, /\/api\/.*listByPid/);
  await page.goto("/landing");
  const [province, city] = [page.getByLabel("省份"), page.getByLabel("城市")];
  await waitForHydration(province);
  await province.selectOption({ label: "广东省" });
  await expect.poll(calls.count).toBe(1);
  await province.selectOption({ label: "江苏省" });
  await calls.pass(1);
  await calls.pass(0);
  await city.selectOption({ label: "苏州市" });
  await expect(city.getByRole("option", { name: "广州市" })).toHaveCount(0);
});

test("cities that did not come are asked for again by themselves", async ({ page }) => {
  let asked = 0;
  await page.route(/\/api\/.*listByPid/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto("/landing");
  const province = page.getByLabel("省份");
  await waitForHydration(province);
  await province.selectOption({ label: "江苏省" });
  await page.getByLabel("城市").selectOption({ label: "苏州市" });
  await expect(page.getByLabel("区县").getByRole("option", { name: "昆山市" })).toBeAttached();
});

test("companies that come late do not cover the field that the visitor has gone on to", async ({ page }) => {
  await page.goto("/landing");
  const company = page.getByRole("combobox", { name: /企业名称/ });
  await waitForHydration(company);
  const answered = page.waitForResponse("**/qccCompany**");
  await company.fill("恒达");
  await page.keyboard.press("Tab");
  await (await answered).finished();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await company.focus();
  await expect(page.getByRole("option", { name: /恒达/ }).first()).toBeVisible();
});

test("turning from tab to tab makes one login code, not many", async ({ page }) => {
  const calls = await gate(page, "**/api/genLoginCode");
  await page.goto("/login");
  const [qr, account] = ["扫码登录", "账号登录"].map((name) => page.getByRole("link", { name }));
  if (!qr || !account) throw new Error("no tabs");
  await waitForHydration(qr);
  await qr.click();
  await expect.poll(calls.count).toBe(1);
  await account.click();
  await qr.click();
  await account.click();
  await qr.click();
  await calls.pass(0);
  await expect(page.getByText("请使用手机扫描二维码登录")).toBeVisible();
  expect(calls.count()).toBe(1);
});

test("a code that is looked at again and again is asked after no more often", async ({ page }) => {
  const calls = await gate(page, "**/api/codeStatus");
  await page.goto("/login?tab=qr");
  await expect.poll(calls.count).toBe(1);
  // Away and back while the answer is on its way: one question is enough.
  for (let times = 0; times < 3; times++)
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await calls.pass(0);
  await expect.poll(calls.count).toBe(2);
});

test("who leaves during the security check is not signed in behind their back", async ({ page }) => {
  const stranger = await newBuyer(process.env.API_URL ?? "");
  const account = `crowd_${stranger.userId}`;
  await page.goto("/login");
  const submit = page.getByRole("button", { name: "登录", exact: true });
  for (let times = 0; times < 3; times++) {
    await page.getByRole("textbox", { name: "账号" }).fill(account);
    await page.getByRole("textbox", { name: "密码" }).fill("Wrong#2026");
    const answered = page.waitForResponse("**/login.data**");
    await submit.click();
    // Not until it has been read to its end, which the page may leave undone once it has its data.
    await answered;
    await expect(page.getByText("账号或密码不正确")).toBeVisible();
    await expect(submit).not.toHaveAttribute("data-pending");
  }
  const calls = await gate(page, "**/api/captcha/**");
  await page.getByRole("textbox", { name: "密码" }).fill(seedPassword);
  await submit.click();
  await expect.poll(calls.count).toBe(1);
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/login.data") && sent.push(request.method()));
  await page.getByRole("link", { name: "立即注册" }).click();
  await page.waitForURL((url) => url.pathname === "/register");
  sent.length = 0;
  await calls.pass(0);
  // Its own code is asked for by a check of the same kind: once that has been solved, the first has long been.
  await page.getByRole("textbox", { name: "手机号" }).fill(stranger.mobile);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await calls.pass(1);
  await expect(page.getByText("验证码已发送，5 分钟内有效")).toBeVisible();
  expect(sent).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/register");
});

test("two messages put away one right after the other are both gone, and one that is taken back stays", async ({
  page,
  buyer,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  for (let times = 0; times < 3; times++) await buyPaid(buyer, goods);
  const box = () => buyer.call<{ records: unknown[] }>("GET", "/p/myNotifyLog/page");
  await page.goto("/user-center/uc-message");
  const rows = page.getByRole("main").getByRole("article");
  await expect(rows).toHaveCount(3);
  await waitForHydration(rows.first().getByRole("button", { name: /^删除/ }));
  // A slow network: the second press comes before the first is answered.
  await page.route(/myNotifyLog|uc-message\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await rows.first().getByRole("button", { name: /^删除/ }).click();
  await rows.first().getByRole("button", { name: /^删除/ }).click();
  await expect(rows).toHaveCount(1);
  await expect.poll(async () => (await box()).records.length).toBe(1);
  await rows.first().getByRole("button", { name: /^删除/ }).click();
  await page.getByRole("button", { name: "撤销" }).last().click();
  await expect(rows).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(rows).toHaveCount(1);
});

test("a word that was deleted does not come back with an answer that was asked for before", async ({
  page,
  buyer,
}) => {
  for (const word of ["扳手", "手套"])
    await buyer.call("GET", `/search/page?keyword=${encodeURIComponent(word)}`);
  await page.goto("/");
  const box = page.getByRole("combobox", { name: "搜索商品" });
  await waitForHydration(box);
  await box.click();
  const rows = page.getByRole("grid", { name: "搜索历史" }).getByRole("row");
  await expect(rows).toHaveText(["手套", "扳手"]);
  let release = () => {};
  await page.route("**/search/getHistory**", async (route) => {
    const answer = await route.fetch();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fulfill({ response: answer });
  });
  await box.blur();
  const old = page.waitForRequest("**/search/getHistory**");
  await box.focus();
  await old;
  const forgotten = page.waitForResponse("**/search/deleteHistory**");
  await page.getByRole("button", { name: "删除“手套”" }).click();
  await forgotten;
  const late = page.waitForResponse("**/search/getHistory**");
  release();
  await (await late).finished();
  await expect(page.getByText("已删除 1 条搜索历史")).toBeVisible();
  await expect(rows).toHaveText(["扳手"]);
});

test("the same word typed again after a search is suggested for again", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  const box = page.getByRole("combobox", { name: "搜索商品" });
  const options = page.getByRole("listbox", { name: "搜索建议" }).getByRole("option");
  await waitForHydration(box);
  await box.fill("扳手");
  await expect(options.first()).toBeVisible();
  await box.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("pn") === "扳手");
  await expect(options).toHaveCount(0);
  await box.fill("扳");
  await box.fill("扳手");
  await expect(options.first()).toBeVisible();
});

test("a tab before the sign-in page follows another tab's sign-in, never out of the mall", async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? "";
  await page.goto(`/login?redirect=${encodeURIComponent("/.//example.com/")}`);
  await expect(page.locator("html[data-mall-complete]")).toBeAttached();
  const buyer = await newBuyer(process.env.API_URL ?? "");
  await openAs(context, buyer, url);
  await context.addCookies([{ name: "bbcUserId", value: String(buyer.userId), url }]);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.waitForURL(new URL("/", url).href);
});

import type { Page } from "@playwright/test";
import { LoginForm } from "@tradehall/mall-components/testing";
import { expectAccessible } from "../support/axe.ts";
import { newBuyer } from "../support/buyer.ts";
import { freshAccount } from "../support/entry.ts";
import {
  expect,
  holdCalls,
  holdTime,
  seedPassword,
  signIn,
  test,
  waitForHydration,
} from "../support/journey.ts";

/** A buyer who is not signed in here. */
const strangerOf = async () => ({ buyer: await newBuyer(process.env.API_URL ?? "") });

test("a wrong password says so and keeps the account name", async ({ page }) => {
  await page.goto("/login");
  const form = new LoginForm(page);
  await form.signIn("vip01", "Wrong@2026");
  await expect(form.error).toContainText("账号或密码不正确");
  await expect(page.getByRole("textbox", { name: "账号" })).toHaveValue("vip01");
  await form.signIn("vip01", seedPassword);
  await page.waitForURL((url) => url.pathname === "/");
});

test("a reload keeps the account that was typed and never the password; a sign-in forgets it", async ({
  page,
}) => {
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(sessionStorage)
        .filter(([name]) => name.startsWith("bbcDraft:"))
        .map(([name, text]) => `${name} ${text}`)
        .join(),
    );
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox", { name: "账号" }).fill("vip01");
  await page.getByRole("textbox", { name: "密码" }).fill("Wrong@2026");
  await page.getByRole("link", { name: "手机登录" }).click();
  await page.getByRole("textbox", { name: "手机号" }).fill("13800000005");
  expect(await drafts()).toContain("vip01");
  expect(await drafts()).not.toContain("Wrong@2026");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "账号" })).toHaveValue("vip01");
  await expect(page.getByRole("textbox", { name: "密码" })).toHaveValue("");
  await page.getByRole("link", { name: "扫码登录" }).click();
  await page.getByRole("link", { name: "手机登录" }).click();
  await expect(page.getByRole("textbox", { name: "手机号" })).toHaveValue("13800000005");
  await page.getByRole("link", { name: "账号登录" }).click();
  await page.getByRole("textbox", { name: "密码" }).fill(seedPassword);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect.poll(drafts).not.toContain("signIn");
});

test("the terms open beside the form, so that nothing typed is lost", async ({ page }) => {
  await page.goto("/login");
  const opened = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("link", { name: "《隐私政策》" }).click();
  const terms = await opened;
  await expect(terms.getByRole("heading", { level: 1, name: "隐私政策" })).toBeVisible();
});

test("empty fields are all named at once", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  for (const name of ["请输入账号", "请输入密码"]) await expect(page.getByText(name)).toBeVisible();
});

test("what was typed before the page's code came counts", async ({ page }) => {
  const release = await holdCalls(page, /\.js$/);
  await page.goto("/login?tab=mobile", { waitUntil: "commit" });
  const mobile = page.getByRole("textbox", { name: "手机号" });
  await mobile.fill("13800000005");
  release();
  const enter = page.getByRole("button", { name: "登录", exact: true });
  await waitForHydration(enter);
  await enter.click();
  await expect(page.getByRole("textbox", { name: "验证码" })).toHaveAttribute("aria-invalid", "true");
  await expect(mobile).toHaveValue("13800000005");
  await expect(mobile).not.toHaveAttribute("aria-invalid");
});

test("a code sent to the mobile signs in; a wrong code does not", async ({ page, sandbox }) => {
  // A number that no one else asks for: one code a minute is sent.
  const { mobile } = (await strangerOf()).buyer;
  await page.goto("/login");
  const form = new LoginForm(page);
  await form.chooseTab("mobile");
  await form.getCode(mobile);
  await expect(page.getByRole("button", { name: /^重新获取\(\d+s\)/ })).toBeDisabled();
  const code = await sandbox.smsCode(mobile);
  await form.signInWithCode(code === "123456" ? "654321" : "123456");
  await expect(page.getByText(/验证码/).filter({ hasText: /错误|不正确|有误/ })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "手机号" })).toHaveValue(mobile);
  await form.signInWithCode(code);
  await page.waitForURL((url) => url.pathname === "/");
});

test("the wait for another code goes on while another tab shows", async ({ page }) => {
  const { mobile } = (await strangerOf()).buyer;
  await page.clock.install();
  await page.goto("/login?tab=mobile");
  const send = page.getByRole("button", { name: "获取验证码" });
  await waitForHydration(send);
  await page.getByRole("textbox", { name: "手机号" }).fill(mobile);
  await send.click();
  const again = page.getByRole("button", { name: /^重新获取\(\d+s\)/ });
  await expect(again).toBeDisabled();
  await holdTime(page);
  await page.clock.runFor(30_000);
  const secondsLeft = async () => Number(/\d+/.exec((await again.textContent()) ?? "")?.[0]);
  const before = await secondsLeft();
  expect(before).toBeLessThanOrEqual(30);
  await page.getByRole("link", { name: "账号登录" }).click();
  await page.getByRole("link", { name: "手机登录" }).click();
  await expect.poll(secondsLeft).toBeLessThanOrEqual(before);
  // A wrong code is no reason to ask for another before its time either.
  await page.clock.resume();
  await page.getByRole("textbox", { name: "验证码" }).fill("000000");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByText(/验证码/).filter({ hasText: /错误|不正确|有误/ })).toBeVisible();
  await expect(again).toBeDisabled();
});

test("the sign-in leads back to the page that asked for it", async ({ page }) => {
  await page.goto("/user-center/uc-order?status=paid");
  await page.waitForURL((url) => url.pathname === "/login");
  await signIn(page, "vip01");
  expect(page.url()).toMatch(/\/user-center\/uc-order\?status=paid$/);
});

for (const address of [
  "https://example.com/",
  "//example.com/",
  "/\\example.com",
  "\\\\example.com",
  "/\t/example.com",
  "/.//example.com",
  "/%2e//example.com",
  "///example.com",
  "https:example.com",
  "javascript:alert(1)",
  "/javascript:alert(1)//../..//example.com",
  "data:text/html,hello",
  "/login",
  "/login/",
  "/register",
])
  test(`the sign-in never leads to ${address}`, async ({ page, baseURL }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
    await signIn(page, "vip01");
    expect(page.url()).toBe(new URL("/", baseURL).href);
  });

test("logging out ends the session everywhere in this browser", async ({ page, context, buyer }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("bbcToken");
  await expect(buyer.call("GET", "/p/user/userInfo")).rejects.toThrow("A00004");
  await page.goto("/cart");
  await page.waitForURL((url) => url.pathname === "/login");
});

const wrong = (page: Page, account: string) => new LoginForm(page).signIn(account, "Wrong#2026");

test("after three wrong passwords the page checks before it asks again, by itself or by key", async ({
  page,
}) => {
  const account = freshAccount();
  await page.goto("/login");
  for (let time = 0; time < 3; time++) {
    await wrong(page, account);
    await expect(page.getByText("账号或密码不正确")).toBeVisible();
    await expect(page.getByRole("button", { name: "登录", exact: true })).not.toHaveAttribute("data-pending");
  }
  await expect(page.getByText("请先完成安全验证")).toBeVisible();
  await expectAccessible(page);
  // By itself, with the next try.
  await wrong(page, account);
  await expect(page.getByText("账号或密码不正确")).toBeVisible();
  await expect(page.getByText("请先完成安全验证")).toBeVisible();
  // By key, ahead of it.
  await page.getByRole("button", { name: "开始验证" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("安全验证通过")).toBeVisible();
  await expectAccessible(page);
});

test("a security check that cannot be fetched says so and can be tried again", async ({ page }) => {
  const { mobile } = (await strangerOf()).buyer;
  await page.goto("/login?tab=mobile");
  await page.route("**/api/captcha/get", (route) => route.abort());
  await page.getByRole("textbox", { name: "手机号" }).fill(mobile);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText("安全验证未完成，请检查网络后重试")).toBeVisible();
  await page.unroute("**/api/captcha/get");
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.getByText("验证码已发送，5 分钟内有效")).toBeVisible();
  await expect(page.getByText("安全验证未完成，请检查网络后重试")).toBeHidden();
});

test("ten wrong passwords lock the account and say for how long", async ({ page }) => {
  test.slow();
  const account = freshAccount();
  await page.goto("/login");
  const tries = () =>
    page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().includes("/login"));
  for (let time = 0; time < 10; time++) {
    const answered = tries();
    await wrong(page, account);
    await answered;
    await expect(page.getByText("账号或密码不正确")).toBeVisible();
  }
  await wrong(page, account);
  await expect(page.getByText("密码错误次数过多，请 30 分钟后再试")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "账号" })).toHaveValue(account);
});

test("who is signed in already goes where the sign-in page leads", async ({ page, buyer }) => {
  expect(buyer.token).not.toBe("");
  await page.goto("/login?redirect=%2Fcart");
  await page.waitForURL((url) => url.pathname === "/cart");
  await page.goto("/login-old");
  await page.waitForURL((url) => url.pathname === "/");
});

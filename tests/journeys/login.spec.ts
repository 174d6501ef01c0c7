import { expect, seedPassword, signIn, test } from "../support/journey.ts";

test("a wrong password says so and keeps the account name", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "账号" }).fill("vip01");
  await page.getByRole("textbox", { name: "密码" }).fill("Wrong@2026");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByText(/密码/).filter({ hasText: /错误|不正确|有误/ })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "账号" })).toHaveValue("vip01");
  await page.getByRole("textbox", { name: "密码" }).fill(seedPassword);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("empty fields are all named at once", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByText("请填写此项")).toHaveCount(2);
});

test("a code sent to the mobile signs in; a wrong code does not", async ({ page, sandbox }) => {
  const mobile = "13800000005";
  await page.goto("/login");
  await page.getByRole("link", { name: "手机登录" }).click();
  await page.getByRole("textbox", { name: "手机号" }).fill(mobile);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /^重新获取\(\d+s\)/ })).toBeDisabled();
  const code = await sandbox.smsCode(mobile);
  const wrong = code === "123456" ? "654321" : "123456";
  await page.getByRole("textbox", { name: "验证码" }).fill(wrong);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByText(/验证码/).filter({ hasText: /错误|不正确|有误/ })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "手机号" })).toHaveValue(mobile);
  await page.getByRole("textbox", { name: "验证码" }).fill(code);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("the sign-in leads back to the page that asked for it", async ({ page }) => {
  await page.goto("/user-center/uc-order?status=paid");
  await page.waitForURL((url) => url.pathname === "/login");
  await signIn(page, "vip01");
  expect(page.url()).toMatch(/\/user-center\/uc-order\?status=paid$/);
});

for (const wish of [
  "https://example.com/",
  "//example.com/",
  "/\\example.com",
  "javascript:alert(1)",
  "/login",
])
  test(`the sign-in never leads to ${wish}`, async ({ page, baseURL }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(wish)}`);
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

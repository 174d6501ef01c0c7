import { expectAccessible } from "../support/axe.ts";
import { expect, seedPassword, test } from "../support/journey.ts";

test("the plain form signs in and leads where it should", async ({ page }) => {
  await page.goto("/login-old?redirect=%2Fcart");
  await expect(page.getByRole("navigation", { name: "登录方式" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "账号" }).fill("vip01");
  await page.getByRole("textbox", { name: "密码" }).fill("Wrong@2026");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByText("账号或密码不正确")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/login-old");
  await page.getByRole("textbox", { name: "密码" }).fill(seedPassword);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/cart");
});

test("the plain form works before any script has run", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/login-old?redirect=%2Fcart");
  await page.getByRole("textbox", { name: "账号" }).fill("vip01");
  await page.getByRole("textbox", { name: "密码" }).fill(seedPassword);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/cart");
  await context.close();
});

test("the ways to a new account and a new password stand below", async ({ page }) => {
  await page.goto("/login-old");
  await page.getByRole("link", { name: "忘记密码" }).click();
  await page.waitForURL((url) => url.pathname === "/forget-password");
  await page.goto("/login-old");
  await page.getByRole("link", { name: "立即注册" }).click();
  await page.waitForURL((url) => url.pathname === "/register");
});

import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { newBuyer } from "../support/buyer.ts";
import {
  currentStep,
  freshAccount,
  freshMobile,
  getCode,
  newPassword,
  verifyMobile,
} from "../support/entry.ts";
import { enterAs, expect, test } from "../support/journey.ts";
import { pressKeyOn, typeInto } from "../support/keyboard.ts";

const account = (page: Page) => page.getByRole("textbox", { name: /^账号/ });
const password = (page: Page) => page.getByRole("textbox", { name: /^密码/ });
const again = (page: Page) => page.getByRole("textbox", { name: "确认密码" });
const agree = (page: Page) => page.getByRole("checkbox", { name: /我已阅读并同意/ });
const finish = (page: Page) => page.getByRole("button", { name: "立即注册" });

test("a newcomer registers in three steps and is led on, with a session", async ({ page, sandbox }) => {
  const [mobile, name] = [freshMobile(), freshAccount()];
  await page.goto("/login");
  await page.getByRole("link", { name: "立即注册" }).click();
  await page.waitForURL((url) => url.pathname === "/register");
  await expect(currentStep(page)).toHaveText(/验证手机号/);
  await expectAccessible(page);
  await verifyMobile(page, sandbox, mobile);
  await page.waitForURL((url) => url.searchParams.get("step") === "account");
  await expect(currentStep(page)).toHaveText(/填写账号信息/);
  await expectAccessible(page);
  await account(page).fill(name);
  await password(page).fill(newPassword);
  await again(page).fill(newPassword);
  await agree(page).check();
  await finish(page).click();
  await expect(page.getByRole("status").filter({ hasText: "注册成功" })).toBeVisible();
  await expect(currentStep(page)).toHaveText(/完成注册/);
  await expectAccessible(page);
  expect((await page.context().cookies()).map(({ name: cookie }) => cookie)).toContain("bbcToken");
  await expect(page.getByText("3 秒后进入商城")).toBeVisible();
  await page.waitForURL((url) => url.pathname === "/landing");
  // An open page would notice that its session is gone, and lead away by itself.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("textbox", { name: "账号" }).fill(name);
  await page.getByRole("textbox", { name: "密码" }).fill(newPassword);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/landing");
});

test("every fault is named at its field, and nothing typed is lost but passwords", async ({
  page,
  sandbox,
}) => {
  const mobile = freshMobile();
  await page.goto("/register");
  await page.getByRole("button", { name: "下一步" }).click();
  for (const name of ["请输入手机号", "请输入验证码"]) await expect(page.getByText(name)).toBeVisible();
  await page.getByRole("textbox", { name: "手机号" }).fill("2390");
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText("请输入以 1 开头的 11 位手机号")).toBeVisible();
  await page.getByRole("textbox", { name: "手机号" }).fill(mobile);
  const code = await getCode(page, sandbox, mobile);
  await page.getByRole("textbox", { name: "验证码" }).fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "下一步" }).click();
  await expect(page.getByText("验证码不正确")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "手机号" })).toHaveValue(mobile);
  await page.getByRole("textbox", { name: "验证码" }).fill(code);
  await page.getByRole("button", { name: "下一步" }).click();
  await account(page).fill("abc");
  await password(page).fill("Password123");
  await again(page).fill("other");
  await finish(page).click();
  await expect(page.getByText("账号为 4-16 位字母、数字或下划线")).toBeVisible();
  await expect(page.getByText("该密码过于常见，请换一个")).toBeVisible();
  await expect(page.getByText("两次输入的密码不一致")).toBeVisible();
  await expect(page.getByText("请先阅读并同意协议")).toBeVisible();
  await expect(account(page)).toHaveValue("abc");
  await expectAccessible(page);
  await account(page).fill("dealer01");
  await password(page).fill(newPassword);
  await again(page).fill(newPassword);
  await agree(page).check();
  await finish(page).click();
  await expect(page.getByText("该账号已被使用，请换一个")).toBeVisible();
  await expect(agree(page)).toBeChecked();
  // A reload keeps the proven number and the account.
  await page.reload();
  await expect(page.getByText(`已验证手机号 ${mobile}`)).toBeVisible();
  await expect(account(page)).toHaveValue("dealer01");
});

test("back leads to the first step with its number, forward to the second again", async ({
  page,
  sandbox,
}) => {
  const mobile = freshMobile();
  await page.goto("/register");
  await verifyMobile(page, sandbox, mobile);
  await expect(page.getByText(`已验证手机号 ${mobile}`)).toBeVisible();
  // The step shows a moment before the address says so.
  await page.waitForURL(/step=account/);
  await page.goBack();
  await expect(currentStep(page)).toHaveText(/验证手机号/);
  await expect(page.getByRole("textbox", { name: "手机号" })).toHaveValue(mobile);
  await page.goForward();
  await expect(page.getByText(`已验证手机号 ${mobile}`)).toBeVisible();
});

test("a number and its code are understood as they are pasted", async ({ page, sandbox }) => {
  const mobile = freshMobile();
  await page.goto("/register");
  const pasted = `+86 ${mobile.slice(0, 3)}-${mobile.slice(3, 7)} ${mobile.slice(7)} `;
  await page.getByRole("textbox", { name: "手机号" }).fill(pasted);
  const code = await getCode(page, sandbox, mobile);
  const fullWidth = [...code.slice(0, 3)].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  await page.getByRole("textbox", { name: "验证码" }).fill(` ${fullWidth.join("")} ${code.slice(3)}`);
  await page.getByRole("button", { name: "下一步" }).click();
  await expect(page.getByText(`已验证手机号 ${mobile}`)).toBeVisible();
});

test("a number that has an account is told so once its code is right", async ({ page, sandbox }) => {
  const { mobile } = await newBuyer(process.env.API_URL ?? "");
  await page.goto("/register");
  await verifyMobile(page, sandbox, mobile);
  await expect(page.getByText("该手机号已注册，请直接登录")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "请登录" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
});

test("the second step without a proven number begins with the first", async ({ page }) => {
  await page.goto("/register?step=account");
  await expect(currentStep(page)).toHaveText(/验证手机号/);
  await page.goto("/register?step=done");
  await expect(currentStep(page)).toHaveText(/验证手机号/);
});

test("who has an account already is led away", async ({ page }) => {
  await enterAs(page, "vip01");
  await page.goto("/register");
  await page.waitForURL((url) => url.pathname === "/");
});

test("the keyboard alone is enough", async ({ page, sandbox }) => {
  const [mobile, name] = [freshMobile(), freshAccount()];
  await page.goto("/register");
  await typeInto(page.getByRole("textbox", { name: "手机号" }), mobile);
  await pressKeyOn(page.getByRole("button", { name: "获取验证码" }), "Enter");
  await expect(page.getByRole("button", { name: /^重新获取/ })).toBeDisabled();
  await typeInto(page.getByRole("textbox", { name: "验证码" }), await sandbox.smsCode(mobile));
  await page.keyboard.press("Enter");
  await expect(currentStep(page)).toHaveText(/填写账号信息/);
  await typeInto(account(page), name);
  await typeInto(password(page), newPassword);
  await typeInto(again(page), newPassword);
  await pressKeyOn(agree(page), "Space");
  await pressKeyOn(finish(page), "Enter");
  await expect(page.getByRole("status").filter({ hasText: "注册成功" })).toBeVisible();
});

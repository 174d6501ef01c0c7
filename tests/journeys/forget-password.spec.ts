import { expectAccessible } from "../support/axe.ts";
import { newBuyer } from "../support/buyer.ts";
import { currentStep, freshMobile, newPassword, verifyMobile } from "../support/entry.ts";
import { expect, test } from "../support/journey.ts";

const stranger = () => newBuyer(process.env.API_URL ?? "");

test("a forgotten password is set again in three steps; every session of the account ends", async ({
  page,
  sandbox,
}) => {
  const buyer = await stranger();
  await page.goto("/login");
  await page.getByRole("link", { name: "忘记密码" }).click();
  await page.waitForURL((url) => url.pathname === "/forget-password");
  await expectAccessible(page);
  await verifyMobile(page, sandbox, buyer.mobile);
  await expect(currentStep(page)).toHaveText(/设置新密码/);
  await expectAccessible(page);
  const fields = [
    page.getByRole("textbox", { name: "新密码" }),
    page.getByRole("textbox", { name: "确认密码" }),
  ];
  await fields[0]?.fill("abcdef");
  await fields[1]?.fill("abcdeg");
  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.getByText("密码为 6-20 位，至少含字母、数字、符号中的两种")).toBeVisible();
  await expect(page.getByText("两次输入的密码不一致")).toBeVisible();
  for (const field of fields) await field.fill(newPassword);
  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.getByRole("status").filter({ hasText: "密码已重新设置" })).toBeVisible();
  await expectAccessible(page);
  await expect(buyer.call("GET", "/p/user/userInfo")).rejects.toThrow("A00004");
  await page.waitForURL((url) => url.pathname === "/login");
  await page.getByRole("textbox", { name: "账号" }).fill(buyer.mobile);
  await page.getByRole("textbox", { name: "密码" }).fill(newPassword);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("a number without an account gets a code like any other, and is told so only with the code", async ({
  page,
  sandbox,
}) => {
  await page.goto("/forget-password");
  await verifyMobile(page, sandbox, freshMobile());
  await expect(page.getByText("该手机号尚未注册")).toBeVisible();
});

test("a reload at the second step keeps the proven number; one that ran out is proven again", async ({
  page,
  sandbox,
}) => {
  const buyer = await stranger();
  await page.goto("/forget-password");
  await verifyMobile(page, sandbox, buyer.mobile);
  await expect(page.getByText(`已验证手机号 ${buyer.mobile}`)).toBeVisible();
  // The step shows a moment before the address says so.
  await page.waitForURL(/step=password/);
  await page.reload();
  await expect(page.getByText(`已验证手机号 ${buyer.mobile}`)).toBeVisible();
  await sandbox.advanceClock(15 * 60_000);
  await page.getByRole("textbox", { name: "新密码" }).fill(newPassword);
  await page.getByRole("textbox", { name: "确认密码" }).fill(newPassword);
  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.getByText("手机验证已失效，请重新验证")).toBeVisible();
  await page.getByRole("link", { name: "重新验证" }).click();
  await expect(currentStep(page)).toHaveText(/验证手机号/);
});

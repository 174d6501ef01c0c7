import { expectAccessible } from "../support/axe.ts";
import { currentStep, getCode, newPassword } from "../support/entry.ts";
import { expect, test } from "../support/journey.ts";

test("a buyer changes the password by a code to the own mobile, and signs in again with it", async ({
  page,
  buyer,
  sandbox,
}) => {
  await page.goto("/user-center/uc-password");
  const masked = `${buyer.mobile.slice(0, 3)}****${buyer.mobile.slice(-4)}`;
  await expect(page.getByText(`验证码将发送至 ${masked}`)).toBeVisible();
  expect(await page.content()).not.toContain(buyer.mobile);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "验证码" }).fill(await getCode(page, sandbox, buyer.mobile));
  await page.getByRole("button", { name: "下一步" }).click();
  await expect(currentStep(page)).toHaveText(/设置新密码/);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "新密码" }).fill(newPassword);
  await page.getByRole("textbox", { name: "确认密码" }).fill("Other&Bolt9");
  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.getByText("两次输入的密码不一致")).toBeVisible();
  await page.getByRole("textbox", { name: "新密码" }).fill(newPassword);
  await page.getByRole("textbox", { name: "确认密码" }).fill(newPassword);
  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.getByRole("status").filter({ hasText: "密码修改成功" })).toBeVisible();
  await expectAccessible(page);
  await expect(buyer.call("GET", "/p/user/userInfo")).rejects.toThrow("A00004");
  await page.waitForURL((url) => url.pathname === "/login");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("bbcToken");
  await page.getByRole("textbox", { name: "账号" }).fill(`crowd_${buyer.userId}`);
  await page.getByRole("textbox", { name: "密码" }).fill(newPassword);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("a wrong code says so and stays", async ({ page, buyer, sandbox }) => {
  await page.goto("/user-center/uc-password");
  const code = await getCode(page, sandbox, buyer.mobile);
  await page.getByRole("textbox", { name: "验证码" }).fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "下一步" }).click();
  await expect(page.getByText("验证码不正确")).toBeVisible();
  await expect(currentStep(page)).toHaveText(/验证手机号/);
});

test("a visitor is led to the sign-in and back", async ({ page }) => {
  await page.goto("/user-center/uc-password");
  await page.waitForURL((url) => url.pathname === "/login");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/user-center/uc-password");
});

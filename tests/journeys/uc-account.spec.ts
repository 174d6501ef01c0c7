import { expectAccessible } from "../support/axe.ts";
import { getCode } from "../support/entry.ts";
import { awake, expect, test } from "../support/journey.ts";

test("a buyer changes the profile, sees the devices that are signed in and signs another one out", async ({
  page,
  browser,
  buyer,
  sandbox,
  baseURL,
}) => {
  await page.goto("/user-center/uc-account");
  const main = page.getByRole("main");
  const save = main.getByRole("button", { name: "保存" });
  await awake(save);
  await main.getByRole("textbox", { name: "昵称" }).fill("采购小王");
  await main.getByLabel("生日").fill("2999-01-01");
  await main.getByRole("radio", { name: "女" }).check();
  await save.click();
  await expect(main.getByText("请选择 1900 年至今的日期")).toBeVisible();
  await main.getByLabel("生日").fill("1988-02-29");
  await save.click();
  await expect(page.getByText("已保存")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(main.getByRole("textbox", { name: "昵称" })).toHaveValue("采购小王");
  await expect(main.getByLabel("生日")).toHaveValue("1988-02-29");
  await expect(main.getByRole("radio", { name: "女" })).toBeChecked();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  await other.goto("/login");
  await other.getByRole("link", { name: "手机登录" }).click();
  await other.getByRole("textbox", { name: "手机号" }).fill(buyer.mobile);
  await other.getByRole("textbox", { name: "验证码" }).fill(await getCode(other, sandbox, buyer.mobile));
  await other.getByRole("button", { name: "登录", exact: true }).click();
  await other.waitForURL((url) => url.pathname === "/");
  await page.reload();
  await expect(main.getByText("本机")).toBeVisible();
  const end = main.getByRole("button", { name: "退出登录：Chrome · Linux" });
  await awake(end);
  await end.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "退出登录" }).click();
  await expect(main.getByRole("button", { name: "退出其他设备" })).toBeHidden();
  await other.goto("/user-center/uc-account");
  await expect(other.getByText("账号已离线，请重新登录")).toBeVisible();
  await context.close();
});

import { openAs } from "../support/buyer.ts";
import { newEnterprise } from "../support/enterprise.ts";
import { enterForFirstEnterprise, expect, test } from "../support/journey.ts";

test("the enterprises of a buyer, of which another is put in effect", async ({ page }) => {
  await enterForFirstEnterprise(page, "dealer01");
  await page.goto("/user-center/uc-enterprise");
  const rows = page.getByRole("list", { name: "我的企业" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  const other = rows.filter({ hasNotText: "当前企业" });
  const name = (await other.getByRole("link").first().textContent()) ?? "";
  await other.getByRole("button", { name: `切换到此企业：${name}` }).click();
  await expect(rows.filter({ hasText: "当前企业" })).toContainText(name);
  await enterForFirstEnterprise(page, "dealer01");
});

test("an invitation by a link is accepted on its page", async ({ page, buyer }) => {
  const { token } = await newEnterprise();
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto(`/user-center/uc-enterprise?invite=${token}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^接受/ }).click();
  await page.waitForURL("**/user-center/uc-enterpriseDetail?**");
  await expect(main.getByText("2", { exact: true })).toBeVisible();
  await page.goto(`/user-center/uc-enterprise?invite=${token}`);
  await expect(main.getByText("邀请已失效")).toBeVisible();
  await page.goto(`/user-center/uc-enterprise?invite=${"a".repeat(32)}`);
  await expect(main.getByText("邀请不存在或不是发给您的")).toBeVisible();
  await expect(main.getByRole("list", { name: "我的企业" })).toBeVisible();
});

test("asking to join is refused with a reason, asked again and approved", async ({
  page,
  buyer,
  browser,
}) => {
  const { administrator, enterpriseId, name } = await newEnterprise();
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/user-center/uc-enterprise");
  const main = page.getByRole("main");
  const field = main.getByRole("textbox", { name: "企业名称或统一社会信用代码" });
  const send = main.getByRole("button", { name: "提交申请" });
  await field.fill("没有这家企业");
  await send.click();
  await expect(main.getByText("没有找到该企业")).toBeVisible();
  await expect(field).toHaveValue("没有这家企业");
  await field.fill(name);
  await send.click();
  await expect(main.getByRole("list", { name: "我的申请" })).toContainText("待处理");

  const context = await browser.newContext();
  await openAs(context, administrator, process.env.STORE_URL ?? "");
  const other = await context.newPage();
  await other.goto(`/user-center/uc-enterpriseDetail?enterpriseId=${enterpriseId}`);
  const asked = other.getByRole("list", { name: "待处理的加入申请" });
  await asked.getByText("拒绝申请").click();
  await asked.getByRole("button", { name: "确认拒绝" }).click();
  await expect(asked.getByText("请输入原因")).toBeVisible();
  await asked.getByRole("textbox", { name: "拒绝原因" }).fill("请由部门负责人申请");
  await asked.getByRole("button", { name: "确认拒绝" }).click();
  await expect(asked).toHaveCount(0);

  await page.reload();
  await expect(main.getByRole("list", { name: "我的申请" })).toContainText("请由部门负责人申请");
  await field.fill(name);
  await send.click();
  await expect(main.getByRole("list", { name: "我的申请" })).toContainText("待处理");
  await other.reload();
  await asked.getByRole("button", { name: /^通过/ }).click();
  await expect(asked).toHaveCount(0);
  await context.close();
  await page.reload();
  await expect(main.getByRole("list", { name: "我的企业" })).toContainText(name);
});

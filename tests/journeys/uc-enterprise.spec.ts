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

import { newBuyer, openAs } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

test("a buyer signs in for today and claims a task, and the ledger says so", async ({ page }) => {
  const { API_URL = "", STORE_URL = "" } = process.env;
  await openAs(page.context(), await newBuyer(API_URL), STORE_URL);
  await page.goto("/member-center/member-center");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "立即签到" }).click();
  await expect(main.getByText("已获得 5 积分、2 成长值")).toBeVisible();
  await expect(main.getByRole("button", { name: "今日已签到" })).toBeDisabled();
  await expect(main.getByText("已连续签到 1 天")).toBeVisible();
  await main.getByRole("button", { name: /领取奖励 添加收货地址/ }).click();
  await expect(main.getByText("已获得 10 积分、20 成长值")).toBeVisible();
  const ledger = main.getByRole("list", { name: "成长值明细" }).getByRole("listitem");
  await expect(ledger.first()).toContainText("任务奖励");
  await expect(ledger.nth(1)).toContainText("每日签到");
  await main.getByRole("link", { name: "查看会员权益" }).click();
  await page.waitForURL("**/member-center/member-equity");
});

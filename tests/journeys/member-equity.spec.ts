import { enterAsMember, expect, test } from "../support/journey.ts";

test("a member sees what each level gives and which are their own", async ({ page }) => {
  await enterAsMember(page);
  await page.goto("/member-center/member-equity");
  const main = page.getByRole("main");
  const paid = main.getByRole("table", { name: "付费会员权益" });
  await expect(paid.getByRole("row", { name: /优享卡 我的等级/ })).toContainText("1.2 倍");
  await expect(
    main.getByRole("table", { name: "成长等级权益" }).getByRole("row", { name: /普通会员 我的等级/ }),
  ).toBeVisible();
  await main.getByRole("link", { name: "去开通会员" }).click();
  await page.waitForURL("**/member-center/buy-member");
});

import { enterWithPoints, expect, test } from "../support/journey.ts";

test("the points mall says what is enough before anything is chosen, narrows and sorts, and leads to the goods", async ({
  page,
}) => {
  await enterWithPoints(page, 500);
  const main = page.getByRole("main");
  await page.goto("/user-center/uc-integral");
  await main.getByRole("link", { name: "去积分商城兑换" }).click();
  await page.waitForURL("**/member-center/integral-mall");
  await expect(main.getByRole("heading", { level: 1, name: "积分商城" })).toBeVisible();
  await expect(main.getByRole("strong").filter({ hasText: "500" })).toBeVisible();
  await expect(main.getByText("积分充足").first()).toBeVisible();
  await expect(main.getByText(/^还差 [\d,]+ 积分$/).first()).toBeVisible();

  await main.getByRole("link", { name: "我能兑换" }).click();
  await page.waitForURL("**?kind=affordable");
  await expect(main.getByText(/还差/)).toHaveCount(0);
  await main.getByRole("link", { name: "积分从低到高" }).click();
  await page.waitForURL(/sort=points/);
  await expect(main.getByRole("article").first()).toContainText("300 积分");

  await main.getByRole("link", { name: "积分+现金" }).click();
  await page.waitForURL(/kind=mixed/);
  await expect(main.getByRole("article").first()).toContainText(/积分 \+ ¥/);

  await main.getByRole("link", { name: "纯积分" }).click();
  await page.waitForURL(/kind=points/);
  await main.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await page.waitForURL("**/member-center/integral-det/*");
});

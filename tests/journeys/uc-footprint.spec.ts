import { ordinaryGoods } from "../support/buyer.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

test("footprints stand by day, are cleared and put back, and can be turned off", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1, 1);
  if (!goods) throw new Error("no goods");
  await buyer.call("POST", "/p/prodBrowseLog", { prodId: goods.prodId });
  await page.goto("/user-center/uc-footprint");
  const main = page.getByRole("main");
  const row = main.getByRole("article", { name: goods.name });
  await expect(main.getByRole("heading", { name: "今天" })).toBeVisible();
  await expect(row).toBeVisible();
  const clearDay = main.getByRole("button", { name: "删除当天足迹：今天" });
  await waitForHydration(clearDay);
  await clearDay.click();
  await expect(main.getByText("还没有浏览记录")).toBeVisible();
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(row).toBeVisible();
  await main.getByRole("button", { name: "暂停记录" }).click();
  await expect(main.getByText("已暂停记录足迹，之前的足迹仍保留")).toBeVisible();
  await page.goto("/user-center/uc-footprint?day=2020-01-01");
  await expect(main.getByText("这一天没有浏览记录")).toBeVisible();
  await main.getByRole("link", { name: "清除筛选" }).first().click();
  await expect(row).toBeVisible();
});

test("the calendar marks the days with footprints and leads to one, by keyboard too", async ({
  page,
  buyer,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1, 1);
  if (!goods) throw new Error("no goods");
  await buyer.call("POST", "/p/prodBrowseLog", { prodId: goods.prodId });
  await page.goto("/user-center/uc-footprint");
  const opener = page.getByRole("main").getByRole("button", { name: "有足迹的日期" });
  await waitForHydration(opener);
  await opener.press("Enter");
  const calendar = page.getByRole("dialog", { name: "有足迹的日期" });
  await expect(calendar.getByRole("grid")).toBeVisible();
  await expect(calendar.locator(":focus")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.waitForURL(/day=\d{4}-\d\d-\d\d/);
  await expect(page.getByRole("main").getByRole("article", { name: goods.name })).toBeVisible();
});

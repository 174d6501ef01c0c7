import { expect, test } from "../support/journey.ts";
import { receiveOrder } from "../support/route-addresses.ts";

test("a statement by its sides, its lines of one shop, and as a file", async ({ page, buyer }) => {
  const orderNumber = await receiveOrder(buyer);
  await page.goto("/user-center/uc-bill");
  const main = page.getByRole("main");
  await main.getByRole("row").nth(1).getByRole("link").click();
  await main.getByRole("link", { name: "下单人" }).click();
  await page.waitForURL("**by=person**");
  const lines = main.getByRole("columnheader", { name: "笔数" });
  await lines.click();
  await expect(lines).toHaveAttribute("aria-sort", "ascending");
  await main.getByRole("link", { name: /^只看.*的明细$/ }).click();
  await page.waitForURL("**key=**");
  await expect(main.getByRole("link", { name: orderNumber })).toBeVisible();
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("button", { name: "导出明细 CSV" }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^对账单-\d{4}-\d\d\.csv$/);
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("button", { name: "下载 PDF" }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto("/user-center/uc-billDetail?month=2020-13");
  await expect(page.getByRole("heading", { name: "页面未找到" })).toBeVisible();
});

import { expect, test } from "../support/journey.ts";
import { receiveOrder } from "../support/route-addresses.ts";

test("what was paid this month is in its statement, whose order is one press away", async ({
  page,
  buyer,
}) => {
  await page.goto("/user-center/uc-bill");
  const main = page.getByRole("main");
  await expect(main.getByText("暂无账单")).toBeVisible();
  const orderNumber = await receiveOrder(buyer);
  await page.reload();
  const row = main.getByRole("row").nth(1);
  await expect(row).toContainText("未出账");
  await expect(row).toContainText(/¥[\d,]+\.\d\d/);
  await row.getByRole("link").click();
  await page.waitForURL("**/uc-billDetail?month=*");
  await main.getByRole("link", { name: orderNumber }).click();
  await page.waitForURL("**/order-detail?**");
});

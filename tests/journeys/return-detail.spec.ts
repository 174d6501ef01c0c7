import { expect, test } from "../support/journey.ts";
import { applyForRefund } from "../support/route-addresses.ts";

test("a seller who keeps silent has agreed, and a refund of someone else is not there", async ({
  page,
  buyer,
  sandbox,
}) => {
  const refundSn = await applyForRefund(buyer);
  await sandbox.advanceClock(48 * 3_600_000 + 60_000);
  await page.goto(`/return-detail?refundSn=${refundSn}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 }).first()).toContainText(/退款中|退款成功/);
  await expect(main.getByText(/处理期限已到/)).toBeVisible();
  const response = await page.goto("/return-detail?refundSn=R000000000000000000000");
  expect(response?.status()).toBe(404);
});

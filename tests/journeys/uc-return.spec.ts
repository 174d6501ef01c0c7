import { expect, test } from "../support/journey.ts";
import { applyForRefund } from "../support/route-addresses.ts";

test("a refund of a paid order is listed, withdrawn after a question, and listed as closed", async ({
  page,
  buyer,
}) => {
  const refundSn = await applyForRefund(buyer);
  await page.goto("/user-center/uc-return");
  const main = page.getByRole("main");
  const card = main.getByRole("article", { name: new RegExp(refundSn) });
  await expect(card).toContainText("待商家审核");
  await card.getByRole("link", { name: "查看退款" }).click();
  await page.waitForURL("**/return-detail?**");
  await main.getByRole("button", { name: "撤销申请" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(refundSn);
  await question.getByRole("button", { name: "撤销申请" }).click();
  await expect(main.getByRole("heading", { level: 2 }).first()).toContainText("已撤销");
  await page.goto("/user-center/uc-return?tab=closed");
  await expect(card).toContainText("已撤销");
});

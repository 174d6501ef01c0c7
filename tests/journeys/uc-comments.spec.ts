import { expect, test } from "../support/journey.ts";
import { receiveOrder } from "../support/route-addresses.ts";

test("what waits is named and leads to its form; a review is taken away after a question", async ({
  page,
  buyer,
}) => {
  await receiveOrder(buyer);
  await page.goto("/user-center/uc-comments");
  const main = page.getByRole("main");
  const rows = main.getByRole("article", { name: /./ });
  await expect(rows).toHaveCount(1);
  await expect(main.getByRole("link", { name: /待评价/ })).toContainText("1");
  await rows.getByRole("link", { name: "评价", exact: true }).click();
  await page.waitForURL("**/write-comments?**");
  await main.getByRole("radio", { name: "差", exact: true }).check({ force: true });
  await expect(main.getByRole("checkbox", { name: "到货破损" })).toBeVisible();
  await main.getByRole("textbox").fill("包装有破损。");
  await main.getByRole("button", { name: "发表评价" }).click();
  await page.waitForURL("**/uc-comments?tab=reviewed");

  await main.getByRole("link", { name: "待追评" }).click();
  await expect(rows).toContainText("包装有破损。");
  await main.getByRole("link", { name: "已评价" }).click();
  await rows.getByRole("button", { name: "删除" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("不能再次评价");
  await question.getByRole("button", { name: "删除" }).click();
  await expect(main.getByText("还没有评价过商品")).toBeVisible();
  await main.getByRole("link", { name: /待评价/ }).click();
  await expect(main.getByText("没有待评价的商品")).toBeVisible();
});

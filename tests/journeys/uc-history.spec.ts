import { buyPaid, ordinaryGoods } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

test("what was bought goes into the cart again in one press, in the quantity of last time", async ({
  page,
  buyer,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyPaid(buyer, goods, 2);
  await page.goto(`/user-center/uc-history?keyword=${encodeURIComponent(goods.name)}`);
  const row = page.getByRole("main").getByRole("article", { name: goods.name });
  await expect(row.getByText("买过 1 次")).toBeVisible();
  await row.getByRole("button", { name: /^再买 2/ }).click();
  await expect(row.getByText("已加入购物车")).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("main").getByText(goods.name)).toBeVisible();
});

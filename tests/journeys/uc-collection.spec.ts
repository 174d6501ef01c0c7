import { expect, test, waitForHydration } from "../support/journey.ts";

interface Card {
  prodId: number;
  skuId: number | null;
  mold: number;
  prodType: number;
  preSellStatus: number;
}

test("favourites go into the cart together, are found by a word, and come back after they were removed", async ({
  page,
  buyer,
}) => {
  const { records } = await buyer.call<{ records: Card[] }>("GET", "/search/page?st=0&size=100&inStock=1");
  // Of one specification: the others lead to its choice.
  const isOrdinary = ({ skuId, mold, prodType, preSellStatus }: Card) =>
    skuId !== null && !mold && !prodType && !preSellStatus;
  const goods = records.filter(isOrdinary).slice(0, 2);
  for (const { prodId } of goods) await buyer.call("POST", "/p/user/collection/addOrCancel", { prodId });
  await page.goto("/user-center/uc-collection");
  const main = page.getByRole("main");
  const rows = main.getByRole("article");
  await expect(rows).toHaveCount(2);
  const all = main.getByRole("checkbox", { name: "全选" });
  await waitForHydration(all);
  await all.check();
  await main.getByRole("button", { name: "加入购物车", exact: true }).click();
  await expect(rows.getByText("已加入购物车")).toHaveCount(2);
  await main.getByRole("searchbox", { name: "搜索收藏的商品" }).fill("这里没有的商品");
  await page.keyboard.press("Enter");
  await expect(main.getByText("没有符合条件的收藏商品")).toBeVisible();
  await main.getByRole("link", { name: "清除筛选" }).click();
  await expect(rows).toHaveCount(2);
  await all.check();
  await main.getByRole("button", { name: "移除所选" }).click();
  await expect(main.getByText("还没有收藏的商品")).toBeVisible();
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(rows).toHaveCount(2);
});

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

test("a pasted list of codes goes into the cart at once, and says what was not found", async ({
  page,
  buyer,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const path = `/prod/skuList?prodIds=${goods.prodId}`;
  const [product] = await buyer.call<{ skuList: { skuId: number; partyCode: string }[] }[]>("GET", path);
  const code = product?.skuList.find(({ skuId }) => skuId === goods.skuId)?.partyCode ?? "";
  await page.goto("/cart");
  await page.getByRole("main").getByRole("link", { name: "快速下单" }).click();
  await page
    .getByRole("textbox", { name: "货号与数量" })
    .fill(`货号\t数量\n${code.toLowerCase()}\t2\nQQQQ\t1`);
  await page.getByRole("button", { name: "识别" }).click();
  await expect(page.getByText("共 2 行，1 行可购买")).toBeVisible();
  await expect(page.getByRole("listitem", { name: /QQQQ/ }).getByText("未找到")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "加入购物车" }).click();
  await expect(
    page.getByRole("listitem", { name: code.toLowerCase() }).getByText("已加入购物车"),
  ).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("main").getByText(goods.name)).toBeVisible();
});

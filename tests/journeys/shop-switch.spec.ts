import { type Buyer, openAs, ordinaryGoods } from "../support/buyer.ts";
import { enterAs, expect, test } from "../support/journey.ts";

const shopOf = async (buyer: Buyer): Promise<number> =>
  (await buyer.call<{ shopId: number }>("GET", "/p/shop")).shopId;

const goodsOf = async (buyer: Buyer, shopId: number): Promise<number> => {
  const { records } = await buyer.call<{ records: { prodId: number }[] }>(
    "GET",
    `/search/page?shopId=${shopId}&size=1`,
  );
  if (!records[0]) throw new Error(`shop ${shopId} has no goods`);
  return records[0].prodId;
};

test("a dealer who opens another shop's product is in that shop: header, storage and server agree", async ({
  page,
  buyer,
}) => {
  const [goods] = await ordinaryGoods(buyer, 3);
  await page.goto("/");
  await expect(page.getByText("百工自营旗舰店").first()).toBeVisible();
  expect(await shopOf(buyer)).toBe(1);
  await page.goto(`/detail/${goods?.prodId}`);
  await expect(page.getByRole("banner").getByText("岭南安防劳保专营店")).toBeVisible();
  expect(await shopOf(buyer)).toBe(3);
  expect(await page.evaluate(() => sessionStorage.getItem("isShowPurchase"))).toBe("1");
  await expect(page.getByRole("button", { name: "加入购物车", exact: true })).toBeVisible();
  // Walking on to another layout keeps it, a new document too.
  await page.getByRole("navigation", { name: "商城导航" }).getByRole("link", { name: "首页" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByRole("banner").getByText("岭南安防劳保专营店")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("banner").getByText("岭南安防劳保专营店")).toBeVisible();
});

test("resting the pointer on a product's link switches nothing", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 3);
  await page.goto(`/list?st=0&pn=${encodeURIComponent(goods?.name ?? "")}`);
  const ahead = page.waitForRequest((request) => request.url().includes(`/detail/${goods?.prodId}.data`));
  await page.locator(`a[href="/detail/${goods?.prodId}"]`).first().hover();
  await ahead;
  expect(await shopOf(buyer)).toBe(1);
});

test("cloud-warehouse goods switch no shop", async ({ page, buyer }) => {
  const prodId = await goodsOf(buyer, 6);
  await page.goto(`/detail/${prodId}`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("banner").getByText("百工自营旗舰店")).toBeVisible();
  expect(await shopOf(buyer)).toBe(1);
  await expect(buyer.call("GET", `/p/selectShop?shopId=6&prodId=${prodId}`)).rejects.toThrow("A00001");
});

test("user type 2 stays in the own shop and may buy there all the same", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 3);
  await page.context().clearCookies();
  await enterAs(page, "retail01");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/p/selectShop")) asked.push(request.url());
  });
  await page.goto(`/detail/${goods?.prodId}`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("banner").getByText("百工自营旗舰店")).toBeVisible();
  await expect(page.getByRole("button", { name: "加入购物车", exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

test("where the shop in effect sells nothing to the buyer, the buttons do not show", async ({
  page,
  buyer,
  baseURL,
}) => {
  const prodId = await goodsOf(buyer, 6);
  await page.context().clearCookies();
  await enterAs(page, "closed01");
  await page.goto(`/detail/${prodId}`);
  await expect(page.getByText("当前店铺暂未向您开放采购，请联系您的经销商")).toBeVisible();
  await expect(page.getByRole("button", { name: "加入购物车", exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "立即购买" })).toHaveCount(0);
  await openAs(page.context(), buyer, baseURL ?? "");
});

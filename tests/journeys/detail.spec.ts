import { ordinaryGoods } from "../support/buyer.ts";
import { awake, expect, test } from "../support/journey.ts";

interface Product {
  prodName: string;
  specs: { name: string }[];
  skuList: { skuId: number; price: string; stocks: number; values: string[]; partyCode: string }[];
}

test("choosing a SKU changes price and stock; adding it shows in the header", async ({ page, buyer }) => {
  const { skuList } = await buyer.call<Product>("GET", "/prod/prodInfo?prodId=1");
  const main = page.getByRole("main");
  await page.goto("/detail/1");
  const sku = skuList.at(-1);
  if (!sku) throw new Error("no SKU");
  await main.getByRole("button", { name: "加入购物车", exact: true }).click();
  await expect(page.getByText("请选择完整的商品规格").or(page.getByText("请选择规格")).first()).toBeVisible();
  await main.getByText(sku.values.join(""), { exact: true }).first().click();
  await expect(main.getByText(`¥${sku.price}`).first()).toBeVisible();
  await main.getByRole("button", { name: "加入购物车", exact: true }).click();
  await expect(page.getByText("已加入购物车")).toBeVisible();
  await page.getByRole("link", { name: "购物车，1 件商品" }).click();
  await page.waitForURL("**/cart");
  await expect(main.getByRole("button", { name: "去结算" })).toBeVisible();
  // At once: in the cart the way there says nothing, and would lie over the search.
  expect(await page.getByText("已加入购物车").count()).toBe(0);
});

test("the chosen SKU stands in the address: for others, after a reload and on the way back", async ({
  page,
  buyer,
}) => {
  const { skuList } = await buyer.call<Product>("GET", "/prod/prodInfo?prodId=1");
  const [first, second] = skuList.filter(({ stocks }) => stocks > 0);
  if (!first || !second) throw new Error("product 1 has no two SKUs");
  const main = page.getByRole("main");
  const choose = async ({ values }: typeof first) => {
    for (const value of values) {
      const radio = main.getByRole("radio", { name: value, exact: true }).first();
      if ((await radio.getAttribute("aria-checked")) !== "true") await radio.click();
    }
  };
  await page.goto("/list?st=0");
  await page.goto("/detail/1");
  await awake(main.getByRole("radio").first());
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await choose(first);
  await expect(page).toHaveURL(new RegExp(`skuId=${first.skuId}$`));
  await expect(main.getByText(`货号 ${first.partyCode}`)).toBeVisible();
  await choose(second);
  await expect(page).toHaveURL(new RegExp(`skuId=${second.skuId}$`));
  await expect(main.getByText(`货号 ${second.partyCode}`)).toBeVisible();
  expect(asked.filter((url) => url.includes("/detail/1"))).toEqual([]);
  // The host draws the choice itself.
  const drawn = await (await page.request.get(page.url())).text();
  expect(drawn).toContain(second.partyCode);
  await page.reload();
  await expect(main.getByText(`货号 ${second.partyCode}`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/list/);
  await page.goForward();
  await expect(main.getByText(`货号 ${second.partyCode}`)).toBeVisible();
});

test("no button moves away when the first piece of goods with quantity prices is in the cart", async ({
  page,
  buyer,
}) => {
  const { records } = await buyer.call<{ records: { prodId: number; tags: string[] }[] }>(
    "GET",
    "/search/page?size=100",
  );
  const tiered = records.find(({ tags }) => tags.includes("tier"));
  if (!tiered) throw new Error("the seed has no goods with quantity prices");
  const { skuList } = await buyer.call<Product>("GET", `/prod/prodInfo?prodId=${tiered.prodId}`);
  await page.goto(`/detail/${tiered.prodId}?skuId=${skuList.find(({ stocks }) => stocks > 0)?.skuId}`);
  const main = page.getByRole("main");
  const add = main.getByRole("button", { name: "加入购物车", exact: true });
  await expect(main.getByText("同款各规格合并计算批量价")).toBeVisible();
  await awake(add);
  const before = await add.boundingBox();
  await add.click();
  await expect(main.getByText(/购物车中已选 \d+ .+，加入后合并计算批量价/)).toBeVisible();
  expect(await add.boundingBox()).toEqual(before);
});

test("a combination that does not exist says so and does not trap the buyer", async ({ page, buyer }) => {
  const { records } = await buyer.call<{ records: { prodId: number }[] }>("GET", "/search/page?size=100");
  let found: number | undefined;
  for (const { prodId } of records) {
    const { specs, skuList } = await buyer.call<Product>("GET", `/prod/prodInfo?prodId=${prodId}`);
    if (specs.length > 1 && skuList.some(({ stocks }) => stocks === 0)) {
      found = prodId;
      break;
    }
  }
  if (!found) throw new Error("the seed has no product with a sold-out combination");
  await page.goto(`/detail/${found}`);
  const main = page.getByRole("main");
  for (const group of await main.getByRole("radiogroup").all())
    await group.getByText(/\S/).locator("visible=true").nth(0).click();
  await expect(main.getByRole("radio", { name: /无货|不可同选/ }).first()).toBeAttached();
});

test("a favourite is kept", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await page.goto(`/detail/${goods.prodId}`);
  const favour = page.getByRole("button", { name: "收藏商品" });
  await awake(favour);
  // It shows before the shop knows of it.
  const known = page.waitForResponse(`**/detail/${goods.prodId}.data*`);
  await favour.click();
  await expect(page.getByRole("button", { name: "已收藏" })).toBeVisible();
  await (await known).finished();
  await page.reload();
  await expect(page.getByRole("button", { name: "已收藏" })).toBeVisible();
  await page.getByRole("button", { name: "已收藏" }).click();
  await expect(page.getByRole("button", { name: "收藏商品" })).toBeVisible();
});

test("a coupon claimed on the page is the buyer's", async ({ page, buyer }) => {
  await page.goto("/detail/1");
  await page
    .getByRole("button", { name: /^立即领取/ })
    .first()
    .click();
  await expect(page.getByText("领取成功")).toBeVisible();
  const mine = await buyer.call<{ total: number }>("GET", "/p/myCoupon/list?status=1");
  expect(JSON.stringify(mine)).toMatch(/couponId/);
});

test("the description shows as rich text without anything that runs", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/detail/1");
  const region = page.getByRole("region", { name: "商品详情", exact: true });
  await expect(region.getByRole("table").first()).toBeVisible();
  expect(await region.locator("script, iframe, form, object, [onclick], [onerror]").count()).toBe(0);
});

test("a product that does not exist is a page of its own with HTTP 404", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const response = await page.goto("/detail/99999999");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("抱歉，没有相关商品")).toBeVisible();
});

test("a call beside the page that fails leaves the page as it is", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await page.route("**/api/p/prodBrowseLog", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/prodBrowseLog"));
  await page.goto(`/detail/${goods.prodId}`);
  await failed;
  await expect(page.waitForEvent("load", { timeout: 2_000 })).rejects.toThrow();
});

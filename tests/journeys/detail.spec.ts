import { type Buyer, ordinaryGoods } from "../support/buyer.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

interface Product {
  prodName: string;
  minCount: number;
  specs: { name: string; values: unknown[] }[];
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

test("the chosen SKU is in the address: for others, after a reload and on the way back", async ({
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
  await waitForHydration(main.getByRole("radio").first());
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
  await waitForHydration(add);
  const before = await add.boundingBox();
  await add.click();
  await expect(main.getByText(/购物车中已选 \d+ .+，加入后合并计算批量价/)).toBeVisible();
  expect(await add.boundingBox()).toEqual(before);
});

/** The first product of the list that fits. */
async function productWhere(
  buyer: Buyer,
  fits: (product: Product) => unknown,
): Promise<Product & { prodId: number }> {
  const { records } = await buyer.call<{
    records: { prodId: number; mold: number; preSellStatus: number }[];
  }>("GET", "/search/page?size=100");
  for (const { prodId, mold, preSellStatus } of records) {
    const product = await buyer.call<Product>("GET", `/prod/prodInfo?prodId=${prodId}`);
    if (!mold && !preSellStatus && fits(product)) return { ...product, prodId };
  }
  throw new Error("the seed has no such product");
}

test("sold-out goods can be waited for, and a message leads back once they are there", async ({
  page,
  buyer,
  sandbox,
}) => {
  const isOut = ({ stocks }: Product["skuList"][number]) => stocks === 0;
  const { prodId, skuList } = await productWhere(
    buyer,
    (one) => one.skuList.some(isOut) && one.specs.length > 0 && one.minCount === 1,
  );
  const { skuId = 0, values = [] } = skuList.find(isOut) ?? {};
  const main = page.getByRole("main");
  await page.goto(`/detail/${prodId}?skuId=${skuId}`);
  for (const value of values)
    await expect(main.getByRole("radio", { name: value, checked: true }).first()).toBeVisible();
  await main.getByRole("button", { name: "到货通知", exact: true }).click();
  await expect(page.getByText("到货后将通过站内消息通知您")).toBeVisible();
  await expect(main.getByRole("button", { name: "取消到货通知" })).toBeVisible();
  await sandbox.setStock(skuId, 5);
  await expect.poll(() => buyer.call<number>("GET", "/p/myNotifyLog/unReadCount")).toBe(1);
  await page.goto("/user-center/uc-message");
  await page.getByRole("link", { name: "您等待的商品到货了", exact: true }).click();
  await page.waitForURL(`**/detail/${prodId}?skuId=${skuId}`);
  await expect(main.getByRole("button", { name: "加入购物车", exact: true })).toBeEnabled();
  await sandbox.setStock(skuId, 0);
});

test("all options are ordered in one table: pasted, summed up, and added with a result row by row", async ({
  page,
  buyer,
  sandbox,
}) => {
  const { prodId, skuList } = await productWhere(
    buyer,
    (one) => one.minCount === 1 && one.skuList.filter(({ stocks }) => stocks > 20).length > 1,
  );
  const [first, second] = skuList.filter(({ stocks }) => stocks > 20);
  if (!first || !second) throw new Error("no two SKUs");
  await page.goto(`/detail/${prodId}`);
  await page.getByRole("button", { name: "批量下单" }).click();
  const table = page.getByRole("dialog", { name: "批量下单" });
  await table.getByRole("textbox").first().focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, `${first.partyCode}\t3\n${second.partyCode}\t2`);
  await expect(table.getByText("已填入 2 行")).toBeVisible();
  await expect(table.getByText("共 2 种 5")).toBeVisible();
  // Someone else buys the last ones meanwhile.
  await sandbox.setStock(second.skuId, 0);
  await table.getByRole("button", { name: "全部加入购物车" }).click();
  await expect(table.getByText("1 行已加入购物车，1 行未加入")).toBeVisible();
  await expect(table.getByText("商品已售罄或无货")).toBeAttached();
  await sandbox.setStock(second.skuId, second.stocks);
  await table.getByRole("button", { name: "全部加入购物车" }).click();
  await expect(table).toBeHidden();
  await expect(page.getByRole("link", { name: "购物车，5 件商品" })).toBeVisible();
});

test("a region chosen on the page says what it costs there, and is remembered", async ({ page, buyer }) => {
  const { prodId } = await productWhere(buyer, () => true);
  await page.goto(`/detail/${prodId}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /更改配送地区|请选择收货地区/ }).click();
  const dialog = page.getByRole("dialog", { name: "选择配送地区" });
  for (const name of ["广东省", "深圳市", "南山区"])
    await dialog.getByRole("tabpanel").getByRole("button", { name }).click();
  await expect(main.getByText("广东省 深圳市 南山区")).toBeVisible();
  await expect(main.getByText(/预计 .+送达/)).toBeVisible();
  await page.goto("/detail/1");
  await expect(main.getByText("广东省 深圳市 南山区")).toBeVisible();
});

test("a combination that cannot be bought says so and does not trap the buyer", async ({ page, buyer }) => {
  const { prodId } = await productWhere(
    buyer,
    ({ specs, skuList }) => specs.length > 1 && skuList.some(({ stocks }) => stocks === 0),
  );
  await page.goto(`/detail/${prodId}`);
  const main = page.getByRole("main");
  for (const group of await main.getByRole("radiogroup").all())
    await group.getByText(/\S/).locator("visible=true").nth(0).click();
  await expect(main.getByRole("radio", { name: /无货|不可同选/ }).first()).toBeAttached();
});

test("a favourite is kept", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await page.goto(`/detail/${goods.prodId}`);
  const addToWishlist = page.getByRole("button", { name: "收藏商品" });
  await waitForHydration(addToWishlist);
  // It shows before the shop knows of it.
  const known = page.waitForResponse(`**/detail/${goods.prodId}.data*`);
  await addToWishlist.click();
  await expect(page.getByRole("button", { name: "已收藏" })).toBeVisible();
  // Answered when the action is through; the router does not always read such an answer to its end.
  await known;
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a product of several specifications is chosen by links and put into the cart", async ({
    page,
    buyer,
  }) => {
    const { skuList } = await buyer.call<Product>("GET", "/prod/prodInfo?prodId=1");
    const wanted = skuList.findLast(({ stocks }) => stocks > 0);
    if (!wanted) throw new Error("no SKU");
    await page.goto("/detail/1");
    await page.getByRole("button", { name: "加入购物车", exact: true }).click();
    await expect(page.getByText("请选择完整的商品规格")).toBeVisible();
    for (const value of wanted.values)
      await page.getByRole("radio", { name: value, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`skuId=${wanted.skuId}`));
    await page.getByRole("button", { name: "加入购物车", exact: true }).click();
    await expect(page.getByRole("link", { name: "购物车，1 件商品" })).toBeVisible();
  });

  test("what gets its code late is in its place and has its looks; sold-out goods can be waited for", async ({
    page,
    buyer,
  }) => {
    const { prodId, skuList } = await productWhere(buyer, (one) =>
      one.skuList.some(({ stocks }) => stocks === 0),
    );
    await page.goto(`/detail/${prodId}?skuId=${skuList.find(({ stocks }) => stocks === 0)?.skuId}`);
    const similar = page.getByRole("region", { name: "相似商品" });
    await expect(similar.getByRole("listitem").first()).toBeVisible();
    await expect(similar.getByRole("list").first()).toHaveCSS("display", "grid");
    await expect(page.getByRole("article").filter({ hasText: "进入店铺" })).toHaveCSS("display", "grid");
    await page.getByRole("button", { name: "到货通知", exact: true }).click();
    await expect(page.getByRole("button", { name: "取消到货通知" })).toBeVisible();
  });
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

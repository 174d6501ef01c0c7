import { buyPaid, ordinaryGoods } from "../support/buyer.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

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

const workbook = "packages/mall-rules/src/quick-order-file/fixtures/libreoffice.xlsx";

test("a workbook is read in the page, and what its cells hide is said; an old one is named", async ({
  page,
  buyer,
}) => {
  await buyer.call("GET", "/p/user/userInfo");
  await page.goto("/user-center/uc-history?tab=quick");
  const main = page.getByRole("main");
  const file = main.getByLabel("选择 Excel 或 CSV 文件");
  await waitForHydration(file);
  await file.setInputFiles(workbook);
  await expect(main.getByText("共 6 行，0 行可购买")).toBeVisible();
  await expect(main.getByText("单元格是日期，读作 3-4，请核对")).toBeVisible();
  await expect(main.getByText("文件中的隐藏行")).toBeVisible();
  await expect(main.getByRole("textbox", { name: "货号与数量" })).toHaveValue(/000123\t10/);
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  await file.setInputFiles({ name: "list.xlsx", mimeType: "", buffer: old });
  await expect(main.getByRole("alert").getByText(/另存为 .xlsx/)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a workbook is sent with the form and read by the server", async ({ page, buyer }) => {
    await buyer.call("GET", "/p/user/userInfo");
    await page.goto("/user-center/uc-history?tab=quick");
    await page.getByLabel("选择 Excel 或 CSV 文件").setInputFiles(workbook);
    await page.getByRole("button", { name: "识别" }).click();
    await expect(page.getByText("共 6 行，0 行可购买")).toBeVisible();
    await expect(page.getByText("单元格是日期，读作 3-4，请核对")).toBeVisible();
  });
});

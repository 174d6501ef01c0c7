import { newBuyer, ordinaryGoods } from "../support/buyer.ts";
import { submitOrder } from "../support/buying.ts";
import { expect, test } from "../support/journey.ts";

test("an order's page is for its owner only", async ({ page, buyer, browser }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/submit-order");
  const [orderNumber] = await submitOrder(page);
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(page.getByRole("heading", { name: "待付款" })).toBeVisible();
  await expect(page.getByRole("table", { name: "商品清单" })).toContainText(goods.name);

  const stranger = await newBuyer(process.env.API_URL ?? "");
  const context = await browser.newContext({ baseURL: process.env.STORE_URL ?? "" });
  await context.addCookies([{ name: "bbcToken", value: stranger.token, url: process.env.STORE_URL ?? "" }]);
  const other = await context.newPage();
  const response = await other.goto(`/order-detail?orderNumber=${orderNumber}`);
  expect(response?.status()).toBe(404);
  await expect(other.getByText(goods.name)).toHaveCount(0);
  await context.close();
});

test("the paper of ten lines is one sheet: rows without pictures, sums, both numbers, places for seals", async ({
  page,
  buyer,
}) => {
  const goods = await ordinaryGoods(buyer, 1, 10);
  expect(goods).toHaveLength(10);
  for (const one of goods) await buyer.add(one);
  await page.goto("/submit-order");
  const [orderNumber = ""] = await submitOrder(page);
  await page.goto(`/user-center/uc-orderDetail?orderNumber=${orderNumber}`);
  const main = page.getByRole("main");
  await main.getByText("填写采购单号").click();
  await main.getByRole("textbox", { name: "采购单号" }).fill("CG-2026-0042");
  await main.getByRole("button", { name: "保存" }).click();
  await expect(main.locator("summary", { hasText: "CG-2026-0042" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const paper = main.getByRole("table");
  await expect(paper.getByRole("row")).toHaveCount(11);
  await expect(paper.getByRole("img")).toHaveCount(0);
  await expect(paper).toContainText(goods[9]?.name ?? "");
  for (const word of ["CG-2026-0042", "采购方（盖章）", "应付金额"])
    await expect(main.getByText(word).filter({ visible: true })).toHaveCount(1);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  if (process.env.PAPER) {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.screenshot({ path: process.env.PAPER, fullPage: true });
  }
});

test("a parcel's way shows step by step, and buying again fills the cart", async ({
  page,
  buyer,
  sandbox,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods, 2);
  await page.goto("/submit-order");
  const [orderNumber = ""] = await submitOrder(page);
  await buyer.call("POST", "/p/order/pay", { orderNumbers: orderNumber, payType: 9 });
  await sandbox.ship(orderNumber);
  await sandbox.deliver(orderNumber);
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  const trail = page.getByRole("region", { name: "物流信息" });
  const way = trail.getByRole("list", { name: "SF1234567890 的物流轨迹" });
  await expect(way.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "再次购买" }).click();
  await page.waitForURL("**/cart");
  await expect(page.getByRole("spinbutton", { name: `“${goods.line}”的数量` })).toHaveValue("2");
});

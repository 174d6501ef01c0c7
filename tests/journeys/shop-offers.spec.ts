import { type Buyer, ordinaryGoods } from "../support/buyer.ts";
import { chooseScan, submitOrder } from "../support/buying.ts";
import { expect, test } from "../support/journey.ts";

interface Combo {
  comboId: number;
  name: string;
  price: string;
  items: { prodId: number; skuId: number; inStock: 0 | 1 }[];
}
interface Order {
  actualTotal: string;
  freightAmount: string;
  orderItemDtos: { prodId: number; skuId: number; price: string; giftOf?: number | null }[];
}

const orderOf = (buyer: Buyer, orderNumber: string | undefined) =>
  buyer.call<Order>("GET", `/p/myOrder/orderDetail?orderNumber=${orderNumber}`);

/** A product with a package whose goods are all there, looked for by the name of the product's kind. */
async function packageOf(buyer: Buyer, word: string): Promise<{ prodId: number; combo: Combo }> {
  const { records } = await buyer.call<{ records: { prodId: number }[] }>(
    "GET",
    `/search/page?keyword=${encodeURIComponent(word)}&size=60`,
  );
  for (const { prodId } of records) {
    const { combos } = await buyer.call<{ combos: Combo[] }>("GET", `/prod/prodInfo?prodId=${prodId}`);
    const combo = combos.find(({ items }) => items.every(({ inStock }) => inStock === 1));
    if (combo) return { prodId, combo };
  }
  throw new Error(`nothing that ${word} finds has a package`);
}

test("a package goes from the product's page to a paid order at its own price", async ({
  page,
  buyer,
  sandbox,
}) => {
  const { prodId, combo } = await packageOf(buyer, "卡尺");
  await page.goto(`/detail/${prodId}`);
  const main = page.getByRole("main");
  const offered = main.getByRole("form", { name: combo.name });
  await expect(offered).toContainText(combo.price.split(".")[0] ?? "");
  await offered.getByRole("button", { name: "购买套餐" }).click();
  await page.waitForURL("**/submit-order?**combo=**");
  await expect(main.getByText("套餐", { exact: true })).toHaveCount(combo.items.length);
  const [orderNumber] = await submitOrder(page);
  await sandbox.pay(await chooseScan(page));
  await page.waitForURL("**/pay-result?**");
  const order = await orderOf(buyer, orderNumber);
  expect(order.orderItemDtos.map((one) => one.skuId).sort()).toEqual(
    combo.items.map((one) => one.skuId).sort(),
  );
  expect(Number(order.actualTotal)).toBeCloseTo(Number(combo.price) + Number(order.freightAmount), 2);
  await expect(main).toContainText(order.actualTotal);
});

/** Goods of a shop that a buyer has in the cart for at least so many yuan. */
async function fillCart(buyer: Buyer, shopId: number, yuan: number): Promise<number> {
  const [goods] = await ordinaryGoods(buyer, shopId);
  if (!goods) throw new Error("no goods");
  const count = Math.ceil(yuan / Number(goods.price));
  await buyer.add(goods, count);
  return Number(goods.price) * count;
}

test("a gift is under what earns it, from the cart to the order", async ({ page, buyer }) => {
  await fillCart(buyer, 3, 199);
  await page.goto("/cart");
  const gifts = page.getByRole("main").getByRole("list", { name: "随单赠品" });
  await expect(gifts.getByRole("listitem")).toHaveCount(1);
  const name = await gifts.getByRole("link").first().textContent();
  await page.getByRole("button", { name: /^去结算/ }).click();
  await page.waitForURL("**/submit-order");
  await expect(page.getByRole("button", { name: "提交订单" })).toBeVisible();
  await expect(page.getByRole("main").getByText("赠品", { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(name ?? "—");
  const [orderNumber] = await submitOrder(page);
  const { orderItemDtos } = await orderOf(buyer, orderNumber);
  expect(orderItemDtos.map((one) => one.price)).toContain("0.00");
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(page.getByRole("main").getByText("赠品").first()).toBeVisible();
});

test("a spend-and-save is taken off at the checkout, and is what is paid", async ({ page, buyer }) => {
  const total = await fillCart(buyer, 2, 300);
  const off = total >= 1500 ? 260 : total >= 600 ? 80 : 30;
  await page.goto("/submit-order");
  const main = page.getByRole("main");
  await expect(main.getByText(`¥${off}.00`).first()).toBeVisible();
  const [orderNumber] = await submitOrder(page);
  const order = await orderOf(buyer, orderNumber);
  expect(Number(order.actualTotal)).toBeCloseTo(total - off + Number(order.freightAmount), 2);
  await expect(main).toContainText(order.actualTotal);
});

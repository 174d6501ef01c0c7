import { buyPaid, ordinaryGoods } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

test("two parcels each show their goods, number and way, and the seller is reminded once a day", async ({
  page,
  buyer,
  sandbox,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const orderNumber = await buyPaid(buyer, goods, 5);
  await page.goto(`/user-center/uc-orderDetail?orderNumber=${orderNumber}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("navigation", { name: "个人中心菜单" })).toBeVisible();
  await main.getByRole("button", { name: "提醒发货" }).click();
  await expect(main.getByText(/已提醒商家发货，.+ 后可再次提醒/)).toBeVisible();
  await expect(main.getByRole("button", { name: "提醒发货" })).toHaveCount(0);

  await sandbox.ship(orderNumber, { dvyName: "京东快递", dvyFlowId: "JD0001", parcels: 2 });
  await page.reload();
  await main.getByRole("link", { name: "查看物流" }).click();
  expect(new URL(page.url()).pathname).toBe("/user-center/uc-orderDetail");
  const trail = main.getByRole("region", { name: "物流信息" });
  await expect(trail.getByText("JD0001")).toBeVisible();
  await expect(trail.getByRole("list", { name: "包裹内商品" })).toContainText("× 2");
  await trail.getByRole("tab", { name: /^包裹 2/ }).click();
  await expect(trail.getByRole("list", { name: "包裹内商品" })).toContainText("× 3");
  await expect(trail.getByText("【京东快递】已揽收")).toBeVisible();
});

test("a pickup code hands the goods over, and vouchers say whether they were used", async ({
  page,
  buyer,
  sandbox,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const dvyTypes = [{ shopId: goods.shopId, dvyType: 2 }];
  const orderNumber = await buyPaid(buyer, goods, 1, { dvyTypes });
  await sandbox.ship(orderNumber);
  await page.goto(`/user-center/uc-orderDetail?orderNumber=${orderNumber}`);
  const main = page.getByRole("main");
  await expect(main.getByText("商品已备好，请凭自提码到店提货")).toBeVisible();
  const pickup = main.getByRole("region", { name: "自提信息" });
  const code = await pickup.getByText(/^[A-Z2-9]{4} [A-Z2-9]{4}$/).textContent();
  await sandbox.useCode(code ?? "");
  await page.reload();
  await expect(pickup.getByText("已提货", { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { name: "待评价" })).toBeVisible();

  const { records } = await buyer.call<{ records: { prodId: number; mold: number; inStock: number }[] }>(
    ...(["GET", "/search/page?mold=1&size=100"] as const),
  );
  const virtual = records.find((one) => one.mold === 1 && one.inStock === 1);
  const { skuList } = await buyer.call<{ skuList: { skuId: number; stocks: number }[] }>(
    ...(["GET", `/prod/prodInfo?prodId=${virtual?.prodId}`] as const),
  );
  const skuId = skuList.find(({ stocks }) => stocks > 1)?.skuId ?? 0;
  const second = await buyPaid(buyer, { prodId: virtual?.prodId ?? 0, skuId }, 2);
  await page.goto(`/user-center/uc-orderDetail?orderNumber=${second}`);
  const vouchers = main.getByRole("region", { name: "券码" });
  await expect(vouchers.getByRole("listitem")).toHaveCount(2);
  const first = await vouchers
    .getByText(/^[A-Z2-9]{12}$/)
    .first()
    .textContent();
  await sandbox.useCode(first ?? "");
  await page.reload();
  await expect(vouchers.getByText("已使用")).toBeVisible();
  await expect(vouchers.getByText("共 2 张，1 张可用")).toBeVisible();
  await expect(main.getByText("13912345678").first()).toBeVisible();
});

import type { Page } from "@playwright/test";
import { orderNumbersOf, orderState, payNoOf } from "../support/buying.ts";
import { expect, seedPassword, test } from "../support/journey.ts";
import { pressKeyOn, tabTo, typeInto } from "../support/keyboard.ts";

/** Chooses the first value of every specification that has none yet, then adds to the cart. */
async function addToCart(page: Page): Promise<string> {
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  await expect(main.getByRole("button", { name: "加入购物车", exact: true })).toBeEnabled();
  for (const group of await main.getByRole("radiogroup").all()) {
    if ((await group.getByRole("radio", { checked: true }).count()) > 0) continue;
    await pressKeyOn(group.getByRole("radio").first(), "Space");
    await expect(group.getByRole("radio", { checked: true })).toHaveCount(1);
  }
  await pressKeyOn(main.getByRole("button", { name: "加入购物车", exact: true }), "Enter");
  await expect(page.getByText("已加入购物车")).toBeVisible();
  return ((await title.textContent()) ?? "").trim();
}

test("a dealer signs in, buys from two shops and sees the parcel on its way by keyboard alone", async ({
  page,
  sandbox,
}) => {
  test.setTimeout(180_000);
  const main = page.getByRole("main");
  await page.goto("/login");
  await typeInto(page.getByRole("textbox", { name: "账号" }), "dealer01");
  await typeInto(page.getByRole("textbox", { name: "密码" }), seedPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/");

  await typeInto(page.getByRole("combobox", { name: "搜索商品" }), "卷尺");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/list" && url.searchParams.get("pn") === "卷尺");
  const shopFacet = main.getByRole("group", { name: "店铺" }).getByRole("link", { name: /^百工自营旗舰店/ });
  if ((await shopFacet.count()) > 0) {
    await pressKeyOn(shopFacet, "Enter");
    await page.waitForURL(/shopId=1/);
    await expect(main.getByRole("list", { name: "已选条件" })).toBeVisible();
  }
  await pressKeyOn(main.getByRole("article").getByRole("heading").getByRole("link").first(), "Enter");
  await page.waitForURL("**/detail/**");
  const own = await addToCart(page);

  await typeInto(page.getByRole("combobox", { name: "搜索商品" }), "手套");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/list" && url.searchParams.get("pn") === "手套");
  await pressKeyOn(main.getByRole("group", { name: "店铺" }).getByRole("link", { name: /^岭南/ }), "Enter");
  await page.waitForURL(/shopId=3/);
  await expect(main.getByRole("list", { name: "已选条件" })).toBeVisible();
  await pressKeyOn(main.getByRole("article").getByRole("heading").getByRole("link").first(), "Enter");
  await page.waitForURL("**/detail/**");
  const other = await addToCart(page);

  await pressKeyOn(page.getByRole("link", { name: /^购物车，/ }), "Enter");
  await page.waitForURL("**/cart");
  // The seed left lines in this cart: only the two of today are bought.
  const all = main.getByRole("checkbox", { name: "全选", exact: true }).first();
  await tabTo(all);
  if (!(await all.isChecked())) await page.keyboard.press("Space");
  await expect(all).toBeChecked();
  await page.keyboard.press("Space");
  await expect(main.getByText("已选 0 件")).toBeVisible();
  for (const name of [own, other])
    await pressKeyOn(main.getByRole("checkbox", { name: `选择“${name}` }).first(), "Space");
  await expect(main.getByText("已选商品 2/50 种")).toBeVisible();
  await pressKeyOn(main.getByRole("button", { name: "去结算" }), "Enter");

  await page.waitForURL("**/submit-order**");
  await typeInto(
    main.getByRole("region", { name: "岭南安防劳保专营店" }).getByLabel("买家留言"),
    "工作日送货",
  );
  await pressKeyOn(main.getByRole("button", { name: "提交订单" }), "Enter");
  await page.waitForURL("**/payment?**");
  const orders = orderNumbersOf(page);
  expect(orders).toHaveLength(2);

  // One Tab stop for all ways to pay; arrows choose among them.
  await expect(main.getByRole("button", { name: /^立即支付/ })).toBeVisible();
  const ways = main.getByRole("radio");
  await expect(ways.first()).toBeAttached();
  await tabTo(main.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await expect(main.getByRole("radio", { name: "支付宝" })).toBeChecked();
  await pressKeyOn(main.getByRole("button", { name: /^立即支付/ }), "Enter");
  await page.waitForURL("**/weixin-pay?**");
  await sandbox.scan(payNoOf(page));
  await sandbox.pay(payNoOf(page));
  await page.waitForURL("**/pay-result?**");
  await pressKeyOn(main.getByRole("link", { name: "查看订单" }), "Enter");
  await page.waitForURL("**/user-center/uc-order");

  const [orderNumber = ""] = orders;
  await expect(main.getByRole("article", { name: `订单 ${orderNumber}` }).getByText("待发货")).toBeVisible();
  await sandbox.ship(orderNumber);
  await pressKeyOn(main.getByRole("link", { name: orderNumber, exact: true }), "Enter");
  await page.waitForURL(`**/order-detail?orderNumber=${orderNumber}`);
  await expect(orderState(page, "待收货")).toBeVisible();
  await expect(main.getByRole("region", { name: "物流信息" })).toContainText("SF1234567890");
});

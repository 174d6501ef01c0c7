import { chooseScan, orderNumbersOf, orderState } from "../support/buying.ts";
import { expect, signIn, test } from "../support/journey.ts";

test("a dealer signs in, buys from two shops by mouse and receives the parcel", async ({ page, sandbox }) => {
  await signIn(page, "dealer01");
  const main = page.getByRole("main");

  await page.getByRole("combobox", { name: "搜索商品" }).fill("扳手");
  await page.getByRole("button", { name: "搜索", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/list" && url.searchParams.get("pn") === "扳手");
  const own = main.getByRole("group", { name: "店铺" }).getByRole("link", { name: /^百工自营旗舰店/ });
  await own.click();
  await page.waitForURL(/shopId=1/);
  await expect(main.getByRole("list", { name: "已选条件" })).toBeVisible();

  const first = main.getByRole("article").getByRole("heading").getByRole("link").first();
  const wrench = ((await first.textContent()) ?? "").trim();
  await first.click();
  await page.waitForURL("**/detail/**");
  await expect(main.getByRole("button", { name: "加入购物车", exact: true })).toBeVisible();
  const title = main.getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  const wrenchName = ((await title.textContent()) ?? "").trim();
  expect(wrench).toContain(wrenchName);
  for (const group of await main.getByRole("radiogroup").all())
    if ((await group.getByRole("radio", { checked: true }).count()) === 0)
      await group.getByText(/\S/).locator("visible=true").nth(0).click();
  await main.getByRole("button", { name: "增加数量" }).click();
  await expect(main.getByRole("spinbutton", { name: "数量", exact: true })).toHaveValue("2");
  await main.getByRole("button", { name: "加入购物车", exact: true }).click();
  await expect(page.getByText("已加入购物车")).toBeVisible();

  await page.goto("/list?st=1&shopId=3&stock=1");
  await main.getByRole("article").getByRole("heading").getByRole("link").first().click();
  await page.waitForURL("**/detail/**");
  await expect(main.getByRole("button", { name: "加入购物车", exact: true })).toBeVisible();
  const gloveName = ((await title.textContent()) ?? "").trim();
  for (const group of await main.getByRole("radiogroup").all())
    if ((await group.getByRole("radio", { checked: true }).count()) === 0)
      await group.getByText(/\S/).locator("visible=true").nth(0).click();
  await main.getByRole("button", { name: "加入购物车", exact: true }).click();
  await expect(page.getByText("已加入购物车")).toBeVisible();

  await page.getByRole("link", { name: /^购物车，/ }).click();
  await page.waitForURL("**/cart");
  // The seed left lines in this cart: only the two of today are bought.
  const all = main.getByRole("checkbox", { name: "全选", exact: true }).first();
  await expect(all).toBeVisible();
  if (!(await all.isChecked())) await all.click();
  await expect(all).toBeChecked();
  await all.click();
  await expect(main.getByText("已选 0 件")).toBeVisible();
  await main
    .getByRole("checkbox", { name: `选择“${wrenchName}` })
    .first()
    .click();
  await main
    .getByRole("checkbox", { name: `选择“${gloveName}` })
    .first()
    .click();
  await expect(main.getByText("已选商品 2/50 种")).toBeVisible();
  const amount = main.getByRole("spinbutton", { name: `“${wrenchName}` }).first();
  const count = Number(await amount.inputValue());
  expect(count).toBeGreaterThanOrEqual(2);
  await main.getByRole("button", { name: "去结算" }).click();

  await page.waitForURL("**/submit-order**");
  await expect(main.getByRole("region", { name: "百工自营旗舰店" }).getByText(wrenchName)).toBeVisible();
  await expect(main.getByRole("region", { name: "百工自营旗舰店" }).getByText(`× ${count}`)).toBeVisible();
  await expect(main.getByRole("region", { name: "岭南安防劳保专营店" }).getByText(gloveName)).toBeVisible();
  await main.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL("**/payment?**");
  const orders = orderNumbersOf(page);
  expect(orders).toHaveLength(2);

  const payNo = await chooseScan(page);
  await sandbox.scan(payNo);
  await expect(main.getByText("已扫码，请在手机上确认支付")).toBeVisible();
  await sandbox.pay(payNo);
  await page.waitForURL("**/pay-result?**");
  await expect(main.getByRole("heading", { name: "支付成功" })).toBeVisible();

  await main.getByRole("link", { name: "查看订单" }).click();
  await page.waitForURL("**/user-center/uc-order");
  for (const orderNumber of orders)
    await expect(
      main.getByRole("article", { name: `订单 ${orderNumber}` }).getByText("待发货"),
    ).toBeVisible();

  const [orderNumber = ""] = orders;
  await sandbox.ship(orderNumber, { dvyName: "顺丰速运", dvyFlowId: "SF20260001" });
  await main.getByRole("link", { name: orderNumber, exact: true }).click();
  await page.waitForURL(`**/order-detail?orderNumber=${orderNumber}`);
  await expect(orderState(page, "待收货")).toBeVisible();
  await expect(main.getByRole("region", { name: "物流信息" }).getByText("SF20260001").first()).toBeVisible();

  await main.getByRole("button", { name: "确认收货" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "确认收货" }).click();
  await expect(orderState(page, "待评价")).toBeVisible();
});

import type { Page } from "@playwright/test";
import { ordinaryGoods } from "../support/buyer.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A new page begins at its top, wherever the one before was left. */
const expectTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
const toTheFoot = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

test("a dealer buys with a thumb, and every page begins at its top", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const main = page.getByRole("main");
  await page.goto(`/detail/${goods.prodId}`);
  const addButton = main.getByRole("button", { name: "加入购物车", exact: true });
  await waitForHydration(addButton);
  for (const group of await main.getByRole("radiogroup").all())
    if ((await group.getByRole("radio", { checked: true }).count()) === 0)
      await group.getByText(/\S/).locator("visible=true").nth(0).tap();
  await addButton.tap();
  await expect(page.getByText("已加入购物车")).toBeVisible();
  await toTheFoot(page);
  await page.getByRole("button", { name: "去购物车结算" }).tap();
  await page.waitForURL("**/cart");
  const settle = main.getByRole("button", { name: "去结算" });
  await expect(settle).toBeVisible();
  await expectTop(page);

  await settle.tap();
  await page.waitForURL("**/submit-order");
  const submit = main.getByRole("button", { name: "提交订单" });
  await expect(submit).toBeVisible();
  await expectTop(page);

  await toTheFoot(page);
  await submit.tap();
  await page.waitForURL("**/payment?**");
  await expect(main.getByText("订单提交成功，请尽快付款")).toBeVisible();
  await expectTop(page);

  await main.getByRole("radio", { name: /^余额支付/ }).check();
  await toTheFoot(page);
  await main.getByRole("button", { name: /^立即支付/ }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "确认支付" }).tap();
  await page.waitForURL("**/pay-result?**");
  await expect(main.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await expectTop(page);

  await main.getByRole("link", { name: "查看订单" }).tap();
  await page.waitForURL("**/order-detail?**");
  await expect(main.getByText("待发货").first()).toBeVisible();
  await expectTop(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

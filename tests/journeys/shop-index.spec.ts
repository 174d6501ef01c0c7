import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const main = (page: Page) => page.getByRole("main");

/** What shows at once is kept once the server has answered. */
async function answered(page: Page, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await press();
  expect((await answer).ok()).toBe(true);
}

test.beforeEach(({ buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
});

test("a shop's home is drawn from its blocks, whose links stay in the mall", async ({ page }) => {
  await page.goto("/shopIndex?shopId=2");
  await expect(page).toHaveTitle(/华东工贸五金专营店/);
  await expect(main(page).getByRole("heading", { level: 1, name: "华东工贸五金专营店" })).toBeVisible();
  for (const name of ["店铺优惠券", "看图选货", "店长推荐", "店铺分类", "走进宁波仓", "本店热卖"])
    await expect(main(page).getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(main(page).getByRole("timer")).toBeVisible();
  await expect(main(page).getByText("二十二年，只做紧固件与轴承")).toBeVisible();
  // What the seed put into the last row is off the shelf for one of them.
  const hot = main(page).getByRole("region", { name: "本店热卖" });
  expect(await hot.getByRole("article").count()).toBeGreaterThan(4);
  await main(page).getByRole("link", { name: "工具箱", exact: true }).click();
  // An area of a picture may lead to the whole mall.
  await page.waitForURL(/\/list\?pn=/);
});

test("without a name it is the shop in effect; a name that is none is no page", async ({ page, buyer }) => {
  const { shopName } = await buyer.call<{ shopName: string }>("GET", "/p/shop");
  const answer = await page.request.get("/shopIndex");
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(`<title>${shopName}`);
  expect((await page.request.get("/shopIndex?shopId=x")).status()).toBe(404);
});

test("a coupon is claimed in its place", async ({ page }) => {
  await page.goto("/shopIndex?shopId=2");
  await main(page).getByRole("button", { name: "立即领取：华东工贸满减券" }).click();
  await expect(page.getByText("领取成功")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "去使用：华东工贸满减券" })).toBeVisible();
});

test("a shop becomes a favourite, and one taken out comes back by a press", async ({ page }) => {
  await page.goto("/shopIndex?shopId=4");
  const heart = main(page).getByRole("button", { name: /(收藏店铺|已收藏) 巴蜀机电设备专营店/ });
  await answered(page, () => heart.click());
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("without script the favourite and the coupon are forms", async ({ browser, buyer, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await context.addCookies([{ name: "bbcToken", value: buyer.token, url: baseURL ?? "" }]);
  const page = await context.newPage();
  await page.goto("/shopIndex?shopId=2");
  await main(page)
    .getByRole("button", { name: /^收藏店铺/ })
    .click();
  await expect(main(page).getByRole("button", { name: /^已收藏/ })).toBeVisible();
  await main(page).getByRole("button", { name: "立即领取：华东工贸满减券" }).click();
  await expect(main(page).getByRole("link", { name: "去使用：华东工贸满减券" })).toBeVisible();
  await context.close();
});

test("a suspended shop says so, leads only to its facts, and a shop that is none is not found", async ({
  page,
}) => {
  await page.goto("/shopIndex?shopId=5");
  await expect(main(page).getByText("当前店铺已暂停营业，无法查看")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "全部商品" })).toHaveAttribute("aria-disabled", "true");
  await main(page).getByRole("link", { name: "店铺信息" }).click();
  await page.waitForURL("**/shop-detail?shopId=5");
  await expect(main(page).getByText("022-26891530").first()).toBeVisible();
  const missing = await page.goto("/shopIndex?shopId=999");
  expect(missing?.status()).toBe(404);
  await expect(main(page).getByText("店铺不存在")).toBeVisible();
});

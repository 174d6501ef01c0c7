/** People whose network, or whose shop, falls silent in the middle of buying. */
import type { Page, Request } from "@playwright/test";
import { type Goods, ordinaryGoods } from "../support/buyer.ts";
import { expect, loseNetwork, test, waitForHydration } from "../support/journey.ts";

const silence = "网络连接失败，您填写的内容仍然保留，请重试";

const isPost = (request: Request) => request.method() === "POST";

/** The next form sent to `url` arrives at the shop, and its answer gets lost on the way back. */
async function loseNextAnswer(page: Page, url: string): Promise<void> {
  let isLost = false;
  await page.route(url, async (route) => {
    if (isLost || !isPost(route.request())) return route.continue();
    isLost = true;
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
}

const buyNow = ({ prodId, skuId }: Goods) => `/submit-order?prodId=${prodId}&skuId=${skuId}&count=1`;

test("an order whose answer got lost is made once, and nothing typed is lost", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 3);
  if (!goods) throw new Error("no goods");
  await page.goto(buyNow(goods));
  const main = page.getByRole("main");
  const submit = main.getByRole("button", { name: "提交订单" });
  await waitForHydration(submit);
  await main.getByLabel("买家留言").fill("放在门卫处");
  await loseNextAnswer(page, "**/submit-order.data?*");
  await submit.click();
  await expect(main.getByText(silence)).toBeVisible();
  await expect(main.getByLabel("买家留言")).toHaveValue("放在门卫处");
  await submit.click();
  await page.waitForURL("**/payment?**");
  const { total } = await buyer.call<{ total: number }>("GET", "/p/myOrder/myOrderSearch?status=0");
  expect(total).toBe(1);
});

test("without a network the pages of buying stay, say so and work again later", async ({
  page,
  buyer,
  context,
}) => {
  const [goods] = await ordinaryGoods(buyer, 3);
  if (!goods) throw new Error("no goods");
  const main = page.getByRole("main");
  const offline = async (press: () => Promise<void>) => {
    await loseNetwork(page);
    await press();
    await expect(main.getByText(/^网络连接失败/)).toBeVisible();
    await context.setOffline(false);
  };

  await page.goto(`/detail/${goods.prodId}?skuId=${goods.skuId}`);
  const add = main.getByRole("button", { name: "加入购物车", exact: true });
  await waitForHydration(add);
  await offline(() => add.click());
  await add.click();
  await expect(page.getByText("已加入购物车")).toBeVisible();
  await expect(main.getByText(/^网络连接失败/)).toBeHidden();

  await page.goto("/submit-order");
  const submit = main.getByRole("button", { name: "提交订单" });
  await waitForHydration(submit);
  await offline(() => submit.click());
  await submit.click();
  await page.waitForURL("**/payment?**");

  const pay = main.getByRole("button", { name: /^立即支付/ });
  await waitForHydration(pay);
  await offline(() => pay.click());
  await pay.click();
  await page.waitForURL("**/weixin-pay?**");
});

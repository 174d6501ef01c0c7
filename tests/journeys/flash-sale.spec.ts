import { type Buyer, ordinaryGoods } from "../support/buyer.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

const minuteMs = 60_000;
/** So long before an edge a page is opened that turns at it. */
const nearMs = 6_000;

interface Rounds {
  now: number;
  rounds: { activityId: number; startsAt: number; endsAt: number }[];
}

async function goodsOf(buyer: Buyer) {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  return goods;
}

test("a round that is waited for: reminded of, begun and ended under the buyer's eyes", async ({
  page,
  buyer,
  sandbox,
}) => {
  const { skuId, name } = await goodsOf(buyer);
  const round = { skuId, price: "9.90", total: 10, perUser: 2, name: "等候场" };
  const { activityId, seckillId } = await sandbox.startRound({
    ...{ ...round, startsInMs: 10 * minuteMs, lastsMs: 20 * minuteMs },
  });
  const waitUntilNear = async (edge: "startsAt" | "endsAt") => {
    const { rounds, now } = await buyer.call<Rounds>("GET", "/seckill/rounds");
    const at = rounds.find((one) => one.activityId === activityId)?.[edge] ?? now;
    await sandbox.advanceClock(at - now - nearMs);
  };
  const main = page.getByRole("main");
  const tab = main.getByRole("navigation", { name: "秒杀场次" }).locator("[aria-current=page]");
  const card = main.getByRole("listitem").filter({ hasText: name });

  await page.goto(`/flash-sale?round=${activityId}`);
  await expect(tab).toContainText("即将开始");
  const remind = card.getByRole("button", { name: `提醒我：${name}`, exact: true });
  const noMore = card.getByRole("button", { name: `取消提醒：${name}` });
  await waitForHydration(remind);
  await remind.click();
  await noMore.click();
  await remind.click();
  await expect(noMore).toBeVisible();

  await waitUntilNear("startsAt");
  await page.reload();
  await expect(card.getByRole("link", { name: `立即抢购 ${name}` })).toBeVisible({ timeout: 3 * nearMs });
  await expect(tab).toContainText("已开抢");
  await expect(async () => {
    const { records } = await buyer.call<{ records: { title: string; link: string }[] }>(
      "GET",
      "/p/myNotifyLog/page",
    );
    expect(records).toMatchObject([{ title: "您预约的秒杀已开抢", link: `/secdetail/${seckillId}` }]);
  }).toPass();

  await waitUntilNear("endsAt");
  await page.reload();
  await expect(card.getByRole("link", { name: `查看商品 ${name}` })).toBeVisible({ timeout: 3 * nearMs });
  await expect(tab).toContainText("已结束");
});

test("rounds stand by their time, and a long one has pages", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const main = page.getByRole("main");
  await page.goto("/flash-sale");
  const rounds = main.getByRole("navigation", { name: "秒杀场次" });
  await rounds.getByRole("link").filter({ hasText: "即将开始" }).first().click();
  await page.waitForURL(/round=\d+/);
  await expect(main.getByRole("button", { name: /^提醒我：/ }).first()).toBeVisible();
  const long = await rounds.getByRole("link").filter({ hasText: "即将开始" }).nth(1).getAttribute("href");
  await page.goto(`${long}&page=2`);
  await expect(main.getByRole("button", { name: /^提醒我：/ }).first()).toBeVisible();
});

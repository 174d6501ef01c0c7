import type { Page } from "@playwright/test";
import type { Buyer } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

/** A product that a film is about. */
async function filmed(buyer: Buyer): Promise<number> {
  const { records } = await buyer.call<{ records: { prodId: number }[] }>(
    "GET",
    `/search/page?keyword=${encodeURIComponent("安全帽")}&size=20`,
  );
  for (const { prodId } of records) {
    const { video } = await buyer.call<{ video: unknown }>("GET", `/prod/prodInfo?prodId=${prodId}`);
    if (video) return prodId;
  }
  throw new Error("no product has a film");
}

const film = (page: Page) => page.locator("video");
const isPaused = (page: Page) => film(page).evaluate((one) => (one as HTMLVideoElement).paused);

test("a product's film waits for a press, plays, and rests where another picture is chosen", async ({
  page,
  buyer,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(`/detail/${await filmed(buyer)}`);
  const gallery = page.getByRole("region", { name: "商品图片" });
  const play = gallery.getByRole("button", { name: /^播放视频/ });
  await expect(play).toBeVisible();
  expect(asked.filter((path) => path.endsWith(".webm"))).toEqual([]);
  await play.focus();
  await page.keyboard.press("Enter");
  await expect(film(page)).toBeFocused();
  await expect
    .poll(() => film(page).evaluate((one) => (one as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);
  await gallery.getByRole("button", { name: "第 2 张" }).click();
  await expect(film(page)).toBeHidden();
  expect(await isPaused(page)).toBe(true);
  // Large, it is before the pictures too.
  await gallery.getByRole("button", { name: "查看大图" }).click();
  const large = page.getByRole("dialog");
  await large.getByRole("button", { name: /^视频/ }).click();
  await large.getByRole("button", { name: /^播放视频/ }).click();
  await expect(large.locator("video")).toBeFocused();
});

test.describe("where the film does not come", () => {
  test.use({ mayBreak: true });

  test("its place says so and asks again", async ({ page, buyer }) => {
    await page.route("**/*.webm", (route) => route.abort());
    await page.goto(`/detail/${await filmed(buyer)}`);
    const gallery = page.getByRole("region", { name: "商品图片" });
    await gallery.getByRole("button", { name: /^播放视频/ }).click();
    await expect(gallery.getByRole("alert")).toContainText("视频没能播放");
    await page.unroute("**/*.webm");
    await gallery.getByRole("button", { name: "重试" }).click();
    await expect
      .poll(() => film(page).evaluate((one) => (one as HTMLVideoElement).currentTime))
      .toBeGreaterThan(0);
    await expect(gallery.getByRole("alert")).toHaveCount(0);
  });
});

test("the product's shop becomes a favourite on the product's page, and is one there later", async ({
  page,
  buyer,
}) => {
  const prodId = await filmed(buyer);
  await page.goto(`/detail/${prodId}`);
  const heart = page.getByRole("main").getByRole("button", { name: /^收藏店铺/ });
  await page.mouse.move(200, 200);
  await heart.click();
  const liked = page.getByRole("main").getByRole("button", { name: /^已收藏 / });
  await expect(liked).toHaveAttribute("aria-pressed", "true");
  const shops = () => buyer.call<{ total: number }>("GET", "/p/user/shopCollection/page");
  await expect.poll(async () => (await shops()).total).toBe(1);
  await page.reload();
  await expect(liked).toBeVisible();
});

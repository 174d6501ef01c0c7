import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, holdCalls, holdTime, test } from "../support/journey.ts";
import { pressKeyOn, tabTo } from "../support/keyboard.ts";

test.beforeEach(async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
});

const trigger = (page: Page) => page.getByRole("button", { name: "全部商品分类" });
const flyout = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "商品分类" });

test("a pointer that rests opens the flyout; each level leads to the list with its ids", async ({ page }) => {
  await trigger(page).hover();
  await flyout(page).getByRole("link", { name: "工具", exact: true }).hover();
  const second = flyout(page).locator("[data-column=second]").getByRole("link");
  await expect(second.first()).toHaveAttribute("href", /^\/list\?cpid=\d+&cid=\d+&thCid=0$/);
  const third = flyout(page).locator("[data-column=third]").getByRole("link");
  const before = await third.first().textContent();
  await second.nth(1).hover();
  await expect(third.first()).not.toHaveText(before ?? "");
  await expect(third.first()).toHaveAttribute("href", /^\/list\?cpid=\d+&cid=\d+&thCid=[1-9]\d*$/);
  await expectAccessible(page);
  const name = (await third.first().textContent()) ?? "";
  await third.first().click();
  await page.waitForURL(/thCid=[1-9]/);
  await expect(flyout(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
});

test("a pointer that only passes opens nothing, and one on its way to the panel changes nothing", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/list?st=0");
  const home = page.getByRole("banner").getByRole("link", { name: "首页" });
  const from = await trigger(page).boundingBox();
  const to = await home.boundingBox();
  if (!from || !to) throw new Error("the menu is not there");
  await holdTime(page);
  await page.mouse.move(from.x + from.width - 4, from.y + 8);
  await page.clock.runFor(40);
  await page.mouse.move(to.x + 4, to.y + 8);
  await page.clock.runFor(1_000);
  await expect(flyout(page)).toHaveCount(0);
  await page.clock.resume();

  await trigger(page).hover();
  const first = flyout(page).locator("[data-column=first]").getByRole("link");
  await first.nth(1).hover();
  const second = flyout(page).locator("[data-column=second]").getByRole("link");
  await expect(second.first()).toBeVisible();
  const shown = await second.first().textContent();
  const start = await first.nth(1).boundingBox();
  const goal = await second.first().boundingBox();
  if (!start || !goal) throw new Error("the columns are not there");
  // Sideways and a little down, over the next row, into the panel: quickly, as the page's clock sees it.
  await holdTime(page);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height - 2);
  const [fromX, toX] = [start.x + start.width / 2, goal.x + 30];
  for (let step = 1; step <= 6; step += 1) {
    const down = start.height - 2 + (step * 16) / 6;
    await page.mouse.move(fromX + ((toX - fromX) * step) / 6, start.y + down);
    await page.clock.runFor(20);
  }
  await page.clock.runFor(1_000);
  await expect(second.first()).toHaveText(shown ?? "");
});

test("the flyout is walked by keys; Escape gives the focus back", async ({ page }) => {
  await pressKeyOn(trigger(page), "Enter");
  await expect(flyout(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(flyout(page)).toHaveCount(0);
  await tabTo(trigger(page));
  await page.keyboard.press("ArrowDown");
  const focused = (column: string) => flyout(page).locator(`[data-column=${column}] a:focus`);
  await expect(focused("first")).toHaveText("工具");
  await page.keyboard.press("ArrowDown");
  await expect(focused("first")).not.toHaveText("工具");
  const open = await focused("first").textContent();
  await expect(flyout(page).locator("[data-column=second] a").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(focused("second")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(focused("third")).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await expect(focused("second")).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await expect(focused("first")).toHaveText(open ?? "");
  await page.keyboard.press("Escape");
  await expect(trigger(page)).toBeFocused();
  await expect(flyout(page)).toHaveCount(0);
});

test("on a phone a tap counts before the page's code has come; the next opens a level, one more follows it", async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await page.context().storageState(),
  });
  const small = await context.newPage();
  const release = await holdCalls(small, /\/assets\/[^/]+\.js$/);
  const coming = small.goto(new URL("/list?st=0", page.url()).href);
  await trigger(small).tap();
  release();
  await coming;
  const tools = flyout(small).getByRole("link", { name: "工具", exact: true });
  await tools.tap();
  await expect(flyout(small).locator("[data-column=second] a").first()).toBeVisible();
  await flyout(small).locator("[data-column=second] a").first().tap();
  await small.waitForURL(/cpid=\d+&cid=\d+&thCid=0/);
  await context.close();
});

test("a pointer that rested there before the page's code came opens it", async ({ page }) => {
  const release = await holdCalls(page, /\/assets\/[^/]+\.js$/);
  const coming = page.goto("/list?st=0");
  await trigger(page).hover();
  release();
  await coming;
  await expect(flyout(page)).toBeVisible();
});

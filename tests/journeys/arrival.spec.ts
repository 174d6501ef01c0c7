import { cartLink, expect, test } from "../support/journey.ts";

const settled = async (page: import("@playwright/test").Page) => {
  await page.waitForFunction(() => sessionStorage.getItem("bbcUserInfo") !== null);
};

test("a page that comes without a new document is read out and begins at its heading", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  await settled(page);
  await cartLink(page).click();
  await page.waitForURL("**/cart");
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "购物车 - 百工商城" })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // The words of an empty cart come with it.
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  // The next stop of the keyboard is the page's own first one, not the header's.
  await page.keyboard.press("Tab");
  const isInMain = await page.evaluate(() =>
    document.querySelector("main")?.contains(document.activeElement),
  );
  expect(isInMain).toBe(true);
});

test("another filter of the same page leaves the focus where it is", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  await settled(page);
  const sales = page.getByRole("main").getByRole("link", { name: /^销量/ });
  await sales.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]st=(?!0)/);
  await expect(sales).toBeFocused();
});

test("a page reloaded far down is at the same row", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/");
  await settled(page);
  // Piece by piece, as a person goes: what was passed has its true height.
  const scrolled = () => page.evaluate(() => window.scrollY);
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.wheel(0, 400);
    await expect.poll(scrolled).toBe(step * 400);
  }
  await page.waitForLoadState("networkidle");
  const firstSeen = () =>
    page.evaluate(() => {
      const seen = [...document.querySelectorAll("main h2")].find(
        (title) => title.getBoundingClientRect().top > 0,
      );
      return [seen?.textContent, Math.round(seen?.getBoundingClientRect().top ?? 0)];
    });
  const before = await firstSeen();
  await page.reload();
  await settled(page);
  await page.waitForLoadState("networkidle");
  expect(await firstSeen()).toEqual(before);
});

test("back from a product the list is at the same row", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  await settled(page);
  const card = page.getByRole("main").getByRole("article").nth(30).getByRole("heading").getByRole("link");
  await card.scrollIntoViewIfNeeded();
  // Who scrolled so far has what the list brings once it is touched.
  await page.waitForLoadState("networkidle");
  const href = await card.getAttribute("href");
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(400);
  await card.click();
  await page.waitForURL("**/detail/**");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL("**/list?st=0");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.getByRole("main").locator(`a[href="${href}"]`).first()).toBeInViewport();
});

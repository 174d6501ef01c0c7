import type { Page } from "@playwright/test";
import type { Buyer } from "../support/buyer.ts";
import { expect, holdTime, test, waitForHydration } from "../support/journey.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "搜索商品" });
const history = (page: Page) => page.getByRole("grid", { name: "搜索历史" });
const suggestions = (page: Page) => page.getByRole("listbox", { name: "搜索建议" });

/** Words the buyer searched before, the last one newest. */
const searched = async (buyer: Buyer, ...words: string[]) => {
  for (const word of words) await buyer.call("GET", `/search/page?keyword=${encodeURIComponent(word)}`);
};
/** Keywords that suggestions were asked for. */
function asked(page: Page): string[] {
  const keywords: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/search/select")) keywords.push(url.searchParams.get("keyword") ?? "");
  });
  return keywords;
}

test("an empty box shows what was searched before; words go and come back by undo", async ({
  page,
  buyer,
}) => {
  await searched(buyer, "扳手", "手套", "安全帽");
  await page.goto("/");
  await box(page).click();
  const rows = history(page).getByRole("row");
  await expect(rows).toHaveText(["安全帽", "手套", "扳手"]);
  await history(page).getByRole("button", { name: "删除“手套”" }).click();
  await expect(rows).toHaveText(["安全帽", "扳手"]);
  await page.getByRole("button", { name: "撤销" }).click();
  // Pressing it left the box, which closes soon after.
  await expect.poll(() => buyer.call("GET", "/search/getHistory")).toEqual(["安全帽", "手套", "扳手"]);
  await page.reload();
  await box(page).click();
  await expect(rows).toHaveText(["安全帽", "手套", "扳手"]);
  await page.getByRole("button", { name: "全部删除" }).click();
  await expect(history(page)).toHaveCount(0);
  await expect(page.getByText("已删除 3 条搜索历史")).toBeVisible();
  await expect.poll(() => buyer.call("GET", "/search/getHistory")).toEqual([]);
  await page.getByRole("button", { name: "撤销" }).click();
  await expect.poll(() => buyer.call("GET", "/search/getHistory")).toEqual(["安全帽", "手套", "扳手"]);
});

test("a hot word that was only pointed at is not in the history", async ({ page, buyer }) => {
  await page.goto("/");
  const word = page.getByRole("list", { name: "热门搜索" }).getByRole("link").first();
  await word.hover();
  await page.waitForTimeout(1_000);
  expect(await buyer.call("GET", "/search/getHistory")).toEqual([]);
  await word.click();
  await page.waitForURL(/pn=/);
  await expect.poll(() => buyer.call("GET", "/search/getHistory")).toHaveLength(1);
});

test("a word of the history is chosen and deleted by keys alone", async ({ page, buyer }) => {
  await searched(buyer, "扳手", "手套", "安全帽");
  await page.goto("/");
  await waitForHydration(box(page));
  await page.keyboard.press("/");
  await expect(history(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Delete");
  await expect(history(page).getByRole("row")).toHaveText(["手套", "扳手"]);
  await page.keyboard.press("Escape");
  await expect(history(page)).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(history(page).getByRole("row", { selected: true })).toHaveText(/手套|扳手/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/list\?.*pn=/);
});

test("suggestions come once, 300 ms after the last key, and close 300 ms after the focus has left", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const keywords = asked(page);
  await page.clock.install();
  await page.goto("/");
  await waitForHydration(box(page));
  await box(page).click();
  await holdTime(page);
  await box(page).fill("扳手");
  await page.clock.runFor(299);
  expect(keywords).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => keywords).toEqual(["扳手"]);
  await page.clock.resume();
  await expect(suggestions(page).getByRole("option").first()).toBeVisible();
  expect(keywords).toEqual(["扳手"]);
  await page.keyboard.press("ArrowDown");
  const chosen = suggestions(page).getByRole("option", { selected: true });
  await expect(chosen).toHaveCount(1);
  const name = (await chosen.textContent()) ?? "";
  await page.keyboard.press("Tab");
  await expect(suggestions(page)).toHaveCount(0);
  await box(page).click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("pn") === name);
});

test("a keyword is trimmed, full-width letters are understood, a coupon is carried along", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?couponId=1&st=0");
  await box(page).fill("　２０Ｖ　");
  await box(page).press("Enter");
  await page.waitForURL((url) => url.searchParams.get("pn") === "20V");
  expect(new URL(page.url()).searchParams.get("couponId")).toBe("1");
  await expect(box(page)).toHaveValue("20V");
  const found = page.getByRole("main").getByRole("article");
  // The address comes a moment before the page.
  await expect(page.getByRole("main").getByText("“20V”").first()).toBeVisible();
  const count = await found.count();
  // The server understands them too, when an address brings them.
  await page.goto(`/list?pn=${encodeURIComponent("２０Ｖ")}&couponId=1&st=0`);
  await expect(found).toHaveCount(count);
});

test("the box is cleared on leaving the list, even of what was typed and not searched", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto(`/list?pn=${encodeURIComponent("扳手")}&st=0`);
  await expect(box(page)).toHaveValue("扳手");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await page.waitForURL("**/detail/**");
  await expect(box(page)).toHaveValue("");
  await page.goBack();
  await expect(box(page)).toHaveValue("扳手");
  await page.getByRole("banner").getByRole("link", { name: "商品列表" }).click();
  await expect(box(page)).toHaveValue("");
  await box(page).fill("没有搜过");
  await page.getByRole("banner").getByRole("link", { name: "首页" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(box(page)).toHaveValue("");
});

test("searching for nothing says so and goes nowhere", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/");
  await page.getByRole("button", { name: "搜索", exact: true }).click();
  const hint = page.getByRole("search").getByText("搜索内容不能为空").first();
  await expect(hint).toBeVisible();
  await expect(box(page)).toBeFocused();
  await box(page).pressSequentially("   ");
  await page.keyboard.press("Enter");
  await expect(hint).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  await box(page).pressSequentially("扳手");
  await expect(hint).toHaveCount(0);
});

test("nothing is searched while Chinese is being composed", async ({ page, buyer, context }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const keywords = asked(page);
  await page.goto("/");
  await box(page).click();
  const keyboard = await context.newCDPSession(page);
  for (const text of ["s", "sh", "shou", "shou tao"]) {
    await keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(500);
  expect(keywords).toEqual([]);
  // Enter belongs to the input method: it takes the letters, it does not search.
  await keyboard.send("Input.dispatchKeyEvent", {
    type: "rawKeyDown",
    windowsVirtualKeyCode: 229,
    key: "Process",
    code: "Enter",
  });
  expect(new URL(page.url()).pathname).toBe("/");
  await keyboard.send("Input.insertText", { text: "手套" });
  await expect(box(page)).toHaveValue("手套");
  await expect(suggestions(page).getByRole("option").first()).toBeVisible();
  expect(keywords).toEqual(["手套"]);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("pn") === "手套");
});

test("a specification finds its goods; the card shows the SKU and opens it", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/");
  await box(page).fill("6202");
  await box(page).press("Enter");
  const main = page.getByRole("main");
  const card = main.getByRole("article").filter({ hasText: "深沟球轴承 高速静音" });
  await expect(card).toContainText("6202 2RS胶盖");
  await card.getByRole("heading").getByRole("link").click();
  await page.waitForURL(/\/detail\/\d+\?skuId=\d+/);
  await expect(main.getByRole("radio", { name: "6202", exact: true })).toBeChecked();
  await expect(main.getByRole("radio", { name: "2RS胶盖" })).toBeChecked();
});

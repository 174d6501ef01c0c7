import { expect, test } from "@playwright/test";
import { selectSuggestions } from "@tradehall/api-client/endpoints/search/select-suggestions";
import { answering, createFakeBackEnd } from "@tradehall/api-client/testing";
import { Header, LoginForm, OrderList } from "@tradehall/mall-components/testing";

test("a buyer signs in and looks through the orders", async ({ page }) => {
  await page.goto("/login?redirect=/user-center/uc-order");
  await new LoginForm(page).signIn("dealer01", "Mall@2026");
  const orders = new OrderList(page.getByRole("main"));
  await expect(orders.cards()).toHaveCount(10);
  await orders.pages.next();
  await expect.poll(() => orders.pages.current()).toBe(2);
  await orders.filters.search("绝无此物品");
  await expect(orders.cards()).toHaveCount(0);
});

test("the search box shows what the back end suggests", async ({ page }) => {
  const backEnd = createFakeBackEnd({
    endpoints: [selectSuggestions],
    basePath: "/api",
    answers: [answering(selectSuggestions, ({ query }) => [{ productName: `${query.keyword} 丁腈` }])],
  });
  await page.route("**/api/**", async (route) => {
    const sent = route.request();
    const response = await backEnd.answerOf(
      new Request(sent.url(), { method: sent.method(), headers: sent.headers(), body: sent.postData() }),
    );
    if (!response) return route.fallback();
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.goto("/login?redirect=/list");
  await new LoginForm(page).signIn("dealer01", "Mall@2026");
  await page.waitForURL("**/list**", { waitUntil: "networkidle" });
  const { search } = new Header(page);
  await search.type("手套");
  await expect(search.suggestions()).toHaveText(["手套 丁腈"]);
  expect(backEnd.calls).toEqual([{ endpoint: "GET /search/select", input: expect.anything() }]);
});

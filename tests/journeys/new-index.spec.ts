import { expect, test, waitForHydration } from "../support/journey.ts";

test("the second home: tabs of a floor bring their goods in place, the feed keeps its place on the way back", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/newIndex");
  const main = page.getByRole("main");
  // Its first screen is another than that of /: the categories stand in the header.
  await expect(page.getByRole("button", { name: "全部商品分类" })).toBeVisible();
  await expect(main.getByRole("link", { name: "工具", exact: true })).toHaveCount(0);
  const floor = main.getByRole("region", { name: "工具", exact: true });
  const tab = floor.getByRole("tab", { name: "电动工具" });
  await waitForHydration(tab);
  const before = await floor.getByRole("article").first().getByRole("heading").textContent();
  await tab.click();
  await expect(floor.getByRole("article").first().getByRole("heading")).not.toHaveText(before ?? "");
  await tab.press("Home");
  await expect(floor.getByRole("article").first().getByRole("heading")).toHaveText(before ?? "");

  const feed = main.getByRole("region", { name: "为你推荐" });
  const more = feed.getByRole("link", { name: "查看更多" });
  await more.click();
  await expect(feed.getByRole("article")).toHaveCount(60);
  expect(page.url()).toContain("page=2");
  await expect(
    page.getByRole("navigation", { name: "楼层导航" }).getByRole("link", { name: "推荐" }),
  ).toHaveAttribute("aria-current", "true");
  const far = feed.getByRole("article").nth(50);
  const link = far.getByRole("heading").getByRole("link");
  const href = await link.getAttribute("href");
  await link.click();
  await page.waitForURL("**/detail/**");
  await page.goBack();
  await expect(feed.getByRole("article")).toHaveCount(60);
  await expect(feed.getByRole("heading").locator(`a[href="${href}"]`)).toBeInViewport();
});

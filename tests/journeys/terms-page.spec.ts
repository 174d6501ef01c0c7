import { accessibilityFaults } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";

test("a visitor reads the privacy policy, and the contents lead to each article", async ({ page }) => {
  const response = await page.goto("/termsPage?type=1&shopIds=1");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^隐私政策 - /);
  await expect(page.getByRole("heading", { level: 1, name: "隐私政策" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "百工自营旗舰店" })).toBeVisible();
  const contents = page.getByRole("navigation", { name: "目录" });
  await contents.getByRole("link", { name: "6. 您的权利" }).click();
  await expect(page.getByRole("heading", { level: 3, name: "6. 您的权利" })).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("#terms-1-6");
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.getByRole("search")).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("sales terms of several shops stand one after the other, each with what is its own", async ({
  page,
}) => {
  await page.goto("/termsPage?type=4&shopIds=1,2,999");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["百工自营旗舰店", "华东工贸五金专营店"]);
  await expect(page.getByText("来图加工及非标紧固件属于定制商品", { exact: false })).toBeVisible();
  await expect(page.getByText("有 1 个店铺未找到对应的条款，已略过")).toBeVisible();
  await page.getByRole("link", { name: "隐私政策" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "隐私政策" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(2);
});

for (const address of ["type=2&shopIds=1", "type=4&shopIds=999", "type=x&shopIds=1", "type=4&shopIds=abc"])
  test(`/termsPage?${address} says that there are no such terms, with 404`, async ({ page }) => {
    const response = await page.goto(`/termsPage?${address}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("条款不存在")).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

test("on paper stand title, shop and text, no chrome", async ({ page }) => {
  await page.goto("/termsPage?type=4&shopIds=1");
  await page.emulateMedia({ media: "print" });
  for (const name of ["目录", "条款种类"]) await expect(page.getByRole("navigation", { name })).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
  await expect(page.getByText("销售通用条款", { exact: true }).and(page.locator("strong"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "百工自营旗舰店" })).toBeVisible();
  const paper = await page.pdf({ preferCSSPageSize: true });
  // A4 in points.
  expect(paper.toString("latin1")).toMatch(/\/MediaBox\s*\[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/);
});

test("English readers get English terms where the shop offers the language", async ({ request }) => {
  const url = new URL("/shop/terms?type=4&shopIds=1", process.env.API_URL).href;
  const answer = await (await request.get(url, { headers: { locale: "en" } })).json();
  expect(answer.data[0].articles.map(({ title }: { title: string }) => title)).toContain(
    "Returns and warranty",
  );
});

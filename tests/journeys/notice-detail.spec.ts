import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";

test("an announcement is read, leads to the ones beside it, and is printed without chrome", async ({
  page,
  buyer,
}) => {
  const { records } = await buyer.call<{ records: { id: number; title: string }[] }>(
    "GET",
    "/notice/noticeList?source=1&size=100",
  );
  const rich = records.find(({ title }) => title.includes("劳保用品集中采购"));
  await page.goto(`/notice-detail?id=${rich?.id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(rich?.title ?? "");
  await expect(page).toHaveTitle(new RegExp(`^${rich?.title.slice(0, 8)}`));
  await expect(main.getByRole("table")).toBeVisible();
  await expect(main.getByRole("cell", { name: "防寒安全帽" })).toBeVisible();
  await expectAccessible(page);

  const beside = main.getByRole("navigation", { name: "上一篇与下一篇" });
  const next = beside.getByRole("listitem").filter({ hasText: "下一篇" }).getByRole("link");
  const title = (await next.textContent()) ?? "";
  await next.click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  await beside.getByRole("listitem").filter({ hasText: "上一篇" }).getByRole("link").click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(rich?.title ?? "");

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("searchbox").or(page.getByRole("combobox"))).toBeHidden();
  await expect(main.getByRole("button", { name: "打印" })).toBeHidden();
  await expect(beside).toBeHidden();
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const id of ["999999", "abc", "", "-1"])
  test(`announcement “${id}” does not exist: 404 and a way back`, async ({ page, buyer }) => {
    expect(buyer.userId).toBeGreaterThan(0);
    const answer = await page.goto(`/notice-detail?id=${id}`);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "公告不存在" })).toBeAttached();
    await main.getByRole("link", { name: "返回公告列表" }).click();
    await page.waitForURL("**/notice-list");
  });

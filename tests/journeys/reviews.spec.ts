import { expect, test } from "../support/journey.ts";

interface Data {
  tags: { tag: string; count: number }[];
  picNumber: number;
}

test("reviews are filtered by tag, and their pictures open large, by keys too", async ({ page, buyer }) => {
  const { records } = await buyer.call<{ records: { prodId: number; commentNum: number }[] }>(
    ...(["GET", "/search/page?size=100"] as const),
  );
  let found: { prodId: number; count: number } | undefined;
  for (const { prodId } of records.filter(({ commentNum }) => commentNum > 2)) {
    const data = await buyer.call<Data>("GET", `/prodComm/prodCommData?prodId=${prodId}`);
    const [tag] = data.tags;
    if (!tag || data.picNumber === 0) continue;
    found = { prodId, count: tag.count };
    break;
  }
  if (!found) throw new Error("no product has tags and pictures");
  await page.goto(`/detail/${found.prodId}`);
  const main = page.getByRole("main");
  const first = main.getByRole("list", { name: "评价标签" }).getByRole("link").first();
  await expect(first).toContainText(`(${found.count})`);
  await first.click();
  await expect(page).toHaveURL(/tag=\w+/);
  await expect(first).toHaveAttribute("aria-current", "true");
  // A tag that is pressed again lets go.
  await first.click();
  await expect(page).not.toHaveURL(/tag=/);

  await main.getByRole("list", { name: "评价筛选" }).getByRole("link", { name: /^有图/ }).click();
  const picture = main.getByRole("button", { name: "查看第 1 张评价图片" }).first();
  await picture.click();
  const dialog = page.getByRole("dialog", { name: /^查看大图/ });
  await expect(dialog.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

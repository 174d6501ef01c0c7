import { expect, test } from "../support/journey.ts";

test("goods are put beside each other from a list, stay over a reload and in another tab, and are compared", async ({
  page,
  context,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  await expect(page.getByRole("complementary", { name: "快捷工具" })).toBeVisible();
  const compare = page.locator("[data-compare]");
  const tray = page.getByRole("region", { name: "对比栏" });
  await expect(tray).toHaveCount(0);
  for (const at of [0, 1, 2]) {
    await compare.nth(at).focus();
    await page.keyboard.press("Enter");
    await expect(compare.nth(at)).toHaveAttribute("aria-pressed", "true");
  }
  await expect(tray.getByText("3/4")).toBeVisible();
  await page.reload();
  await expect(tray.getByText("3/4")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/list?st=1");
  const theirs = other.getByRole("region", { name: "对比栏" });
  await theirs.getByRole("button", { name: /对比栏/ }).click();
  await theirs
    .getByRole("button", { name: /移出对比/ })
    .first()
    .click();
  await expect(tray.getByText("2/4")).toBeVisible();
  await other.close();

  await tray.getByRole("button", { name: "对比", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "商品对比" });
  await expect(dialog.locator("thead th")).toHaveCount(2);
  expect(new URL(page.url()).searchParams.get("compare")).toMatch(/^\d+,\d+$/);
  await dialog.getByRole("checkbox", { name: /仅看差异/ }).press("Space");
  await expect(dialog.getByText("有差异").first()).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  // A link to the comparison opens it.
  await page.goto(address);
  await expect(dialog.locator("thead th")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(page.url()).not.toContain("compare=");
  await tray.getByRole("button", { name: /对比栏/ }).click();
  await tray.getByRole("button", { name: "清空" }).click();
  await expect(tray).toHaveCount(0);
});

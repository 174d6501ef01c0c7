import { expect, test } from "../support/journey.ts";

test("many lines of a list are typed by keyboard, summed up and put into the cart at once", async ({
  page,
  buyer,
}) => {
  await page.goto("/list?view=table");
  const table = page.getByRole("table", { name: "商品列表" });
  const fields = table.getByRole("textbox", { name: /的数量$/ });
  await expect(fields.first()).toBeVisible();
  // Goods of several SKUs open in place.
  const options = table.getByRole("button", { name: /种规格$/ }).first();
  const before = await fields.count();
  await options.click();
  await expect(options).toHaveAttribute("aria-expanded", "true");
  expect(await fields.count()).toBeGreaterThan(before);

  const steps = table.getByRole("row").filter({ has: page.locator("input[data-place]:not([readonly])") });
  const typed: number[] = [];
  for (const at of [0, 1]) {
    await steps.nth(at).getByRole("button", { name: /^增加/ }).click();
    typed.push(Number(await steps.nth(at).getByRole("textbox").inputValue()));
  }
  const pieces = typed.reduce((sum, one) => sum + one, 0);
  await expect(page.getByText(new RegExp(`共 2 种 ${pieces}`))).toBeVisible();
  await steps.nth(0).getByRole("textbox").focus();
  await page.keyboard.press("Enter");
  await expect(steps.nth(0).getByRole("textbox")).not.toBeFocused();
  await expect(page.locator("input[data-place]:focus")).toHaveCount(1);

  await page.getByRole("button", { name: "全部加入购物车" }).click();
  await expect(page.getByText(/^已加入 /)).toHaveCount(2);
  expect(await buyer.call<number>("GET", "/p/shopCart/prodCount")).toBe(pieces);
  await table.getByRole("link", { name: "单价" }).click();
  await page.waitForURL(/st=/);
  await expect(table.getByRole("columnheader", { name: "单价" })).toHaveAttribute("aria-sort", "ascending");
});

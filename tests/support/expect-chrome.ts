import { expect, type Page } from "@playwright/test";
import type { FullRow } from "../../apps/storefront/src/route-rows.ts";
import { layoutChrome } from "../../apps/storefront/src/testing/layout-chrome.ts";

/** The conversation takes the whole height (Spec §2). */
const withoutFooter = new Set(["/chat"]);

/** The fixed part of every title (Spec §1). */
export const site = "百工商城";

/** A page has the mall's title and sign and its layout's chrome, and is printed without that; leaves it as on paper. */
export async function expectChrome(page: Page, row: FullRow): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^.+ - ${site}$|^${site}$`));
  await expect(page.locator("link[rel=icon]")).toHaveCount(1);
  const icon = await page.locator("link[rel=icon]").getAttribute("href");
  expect((await page.request.get(icon ?? "")).headers()["content-type"]).toContain("image/svg");

  const { topBar, header, footer } = layoutChrome[row.layout];
  const parts = {
    topBar: page.getByRole("button", { name: "退出登录" }),
    header: page.getByRole("combobox", { name: "搜索商品" }),
    footer: page.getByRole("contentinfo").getByRole("link", { name: "隐私政策" }),
  };
  const hasFooter = footer && !withoutFooter.has(row.path);
  await expect(parts.topBar).toHaveCount(topBar ? 1 : 0);
  await expect(parts.header).toHaveCount(header ? 1 : 0);
  await expect(parts.footer).toHaveCount(hasFooter ? 1 : 0);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

  await page.emulateMedia({ media: "print" });
  for (const part of Object.values(parts)) await expect(part).toBeHidden();
  const paper = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const main = document.querySelector("main");
    return { ground: backgroundColor, ink: color, isMainShown: (main?.getClientRects().length ?? 0) > 0 };
  });
  expect(paper).toEqual({ ground: "rgb(255, 255, 255)", ink: "rgb(0, 0, 0)", isMainShown: true });
}

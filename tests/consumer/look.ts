import { expect, type Page } from "@playwright/test";
import { shopExample } from "../../packages/api-client/src/models/shop.ts";

const answer = { success: true, code: "00000", msg: "", data: shopExample };

/** Looks at another shop's page as a person does: words, price, colour, a call that answers into a dialog, and nothing said to the console. */
export async function lookAt(page: Page, url: string, accent: string): Promise<void> {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  await page.route("**/api/p/shop", (route) => route.fulfill({ json: answer }));
  await page.goto(url);
  await expect(page.getByRole("link", { name: /冲击钻/ })).toHaveAttribute("href", "/store/goods/7");
  await expect(page.getByText("¥1,234.50").last()).toBeVisible();
  await expect(page.locator('a[href="/store/catalogue"]')).toBeVisible();
  const button = page.getByRole("button", { name: "本店信息" });
  await expect(button).toHaveCSS("background-color", accent);
  await button.click();
  const dialog = page.getByRole("dialog", { name: "本店" });
  await expect(dialog).toContainText(shopExample.shopName);
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(said).toEqual([]);
}

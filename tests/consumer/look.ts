import { expect, type Page } from "@playwright/test";
import { cardExample } from "../../packages/api-client/src/models/examples/catalogue.ts";
import { shopExample } from "../../packages/api-client/src/models/shop.ts";

const answer = { success: true, code: "00000", msg: "", data: shopExample };

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** Looks at another shop's page as a person does: words, price, colour, a call that answers into a dialog, and nothing said to the console. */
export async function lookAt(page: Page, url: string, accent: string): Promise<void> {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") logged.push(message.text());
  });
  page.on("pageerror", (error) => logged.push(String(error)));
  await page.route("**/api/p/shop", (route) => route.fulfill({ json: answer }));
  await page.route("https://pictures.example/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: picture }),
  );
  await page.goto(url);
  const product = page.getByRole("link", { name: cardExample.prodName });
  await expect(product).toHaveAttribute("href", `/store/goods/${cardExample.prodId}`);
  await expect(page.getByText(`¥${cardExample.price}`).last()).toBeVisible();
  const src = `https://pictures.example${cardExample.pic}?w=448`;
  await expect(page.locator("main img").first()).toHaveAttribute("src", src);
  await expect(page.locator('a[href="/store/catalogue"]')).toBeVisible();
  const button = page.getByRole("button", { name: "本店信息" });
  await expect(button).toHaveCSS("background-color", accent);
  await button.click();
  const dialog = page.getByRole("dialog", { name: "本店" });
  await expect(dialog).toContainText(shopExample.shopName);
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(logged).toEqual([]);
}

import { expect } from "@playwright/test";
import { test } from "../support/story-page.ts";

/** A whole Storybook begins slowly on a busy machine. */
const slow = { timeout: 30_000 };

/** Words that people look for, and the component that must be among the first three found. */
const looked = [
  ["价格", "product Price "],
  ["优惠券", "coupon CouponTicket "],
  ["代金券", "coupon CouponTicket "],
  ["订单卡片", "order OrderCard "],
  ["退款", "after-sale Refund"],
  ["协议", "entry AgreementPopup "],
  ["按钮", "ui Button "],
  ["弹窗", "ui Dialog "],
] as const;

test("Chinese names and further words lead to a component", async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}/?path=/docs/welcome--docs`);
  const field = page.locator("#storybook-explorer-searchfield");
  const results = page.getByRole("option");
  for (const [word, component] of looked) {
    await test.step(word, async () => {
      await field.fill(word);
      await expect
        .poll(async () =>
          (await results.allInnerTexts()).slice(0, 3).map((text) => text.replaceAll(/\s*\n\s*/g, " ")),
        )
        .toContainEqual(expect.stringContaining(component));
    });
  }
});

test("a story that only proves behaviour is not in the sidebar", async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}/?path=/docs/ui-switch--docs`);
  await expect(page.locator('[data-item-id="ui-switch--settings"]')).toBeVisible(slow);
  await expect(page.locator('[data-item-id="ui-switch--is-turned-on-by-keys"]')).toHaveCount(0);
});

/** A plain piece, one over the page, a form whose stories move the focus, a piece at the page's edge. */
const pages = [
  { id: "ui-button", names: ["按钮 Button", "Button"], pins: 3 },
  { id: "ui-dialog", names: ["对话框 Dialog", "Dialog"], pins: 0 },
  { id: "entry-newaccountform", names: ["注册表单 NewAccountForm", "NewAccountForm"], pins: 6 },
  { id: "product-price", names: ["价格 Price", "Price"], pins: 2 },
] as const;

for (const { id, names, pins } of pages) {
  for (const [index, locale] of (["zh_CN", "en"] as const).entries()) {
    test(`the page of ${id} is in ${locale}, numbers its parts and moves nothing`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(
        `${process.env.STORYBOOK_URL}/iframe.html?id=${id}--docs&viewMode=docs&globals=locale:${locale}`,
      );
      await expect(page.locator(".docs-page h1")).toHaveText(names[index] ?? "");
      const code = page.locator(".docs-page pre").nth(1);
      if (id !== "ui-dialog") await expect(code).toContainText(`<${id.split("-")[1]}`, { ignoreCase: true });
      await expect(page.locator("table.docs-props tbody tr").first()).toBeVisible();
      // The parts of what is over the page are numbered in a frame, which loads when it is near.
      if (pins > 0) await expect(page.locator(".docs-pin")).toHaveCount(pins, slow);
      if (id === "ui-dialog")
        await expect(page.frameLocator("iframe >> nth=0").getByRole("dialog")).toBeVisible(slow);
      expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, "BODY"]);
      await expect(page.locator(".docs-page").getByRole("alert")).toHaveCount(0);
    });
  }
}

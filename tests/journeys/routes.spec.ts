import type { Page } from "@playwright/test";
import { routeRows } from "../../apps/storefront/src/route-rows.ts";
import { accessibilityFaults, layOut } from "../support/axe.ts";
import { expectChrome } from "../support/expect-chrome.ts";
import { expect, test } from "../support/journey.ts";
import { addressOf } from "../support/route-addresses.ts";
import { smallTargets } from "../support/small-targets.ts";

const expectNoOverflow = async (page: Page, width: number) =>
  expect(
    await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }),
    `pixels beyond the right edge at ${width}`,
  ).toBe(0);

// Nothing here moves the clock or meets another's data: the workers share them.
test.describe.configure({ mode: "parallel" });

for (const row of routeRows)
  test(`${row.path} fits its widths, wears its chrome and has no barrier`, async ({ page, buyer }) => {
    const address = await addressOf(row, buyer);
    // Pages that lead in lead on who is in already.
    if (row.isEntry) await page.context().clearCookies();
    await page.setViewportSize({ width: 390, height: 900 });
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await page.waitForLoadState("networkidle");
    await layOut(page);
    await expectNoOverflow(page, 390);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await smallTargets(page), "too small for a finger").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.waitForLoadState("networkidle");
    await expectNoOverflow(page, 1440);
    expect(await accessibilityFaults(page)).toEqual([]);
    // What measures itself lies as the new width wants it a moment later.
    await expect.poll(() => smallTargets(page, "mouse"), "too small and too close for a mouse").toEqual([]);
    await expectChrome(page, row);
  });

test("a page that does not exist stops no one, either", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/no-such-page");
  expect(await accessibilityFaults(page)).toEqual([]);
});

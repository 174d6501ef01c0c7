import { routeRows } from "../../apps/storefront/src/route-rows.ts";
import { accessibilityFaults } from "../support/axe.ts";
import { weighFetched } from "../support/fetched-weight.ts";
import { expect, test } from "../support/journey.ts";
import { addressOf } from "../support/route-addresses.ts";
import { smallTargets } from "../support/small-targets.ts";

for (const row of routeRows)
  for (const width of [1440, 390])
    test(`${row.path} at ${width} px fits its width and its budget and stops nobody`, async ({
      page,
      buyer,
    }) => {
      const address = await addressOf(row, buyer);
      // Pages that lead in lead on who is in already.
      if (row.isEntry) await page.context().clearCookies();
      await page.setViewportSize({ width, height: 900 });
      const scripts = weighFetched(page, /\.js$/);
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await page.waitForLoadState("networkidle");
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow, "pixels beyond the right edge").toBe(0);
      expect(scripts.bytes(), "bytes of script until quiet").toBeLessThanOrEqual(row.budget.quietScriptBytes);
      expect(await accessibilityFaults(page)).toEqual([]);
      if (width < 1440) expect(await smallTargets(page), "too small for a finger").toEqual([]);
    });

test("a page that does not exist stops nobody, either", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/no-such-page");
  expect(await accessibilityFaults(page)).toEqual([]);
});

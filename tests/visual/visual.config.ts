import { defineConfig } from "@playwright/test";
import { launchOptions } from "../support/browser.ts";

/** Looks at the built Storybook: pictures against their baselines, and every Default story with axe. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/visual",
  snapshotPathTemplate: "{testDir}/baselines/{arg}{ext}",
  globalSetup: "../support/served-storybook.ts",
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  // Another build of the browser draws edges a little differently.
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.02, threshold: 0.3, animations: "disabled" },
  },
  updateSnapshots: "none",
  projects: [{ name: "visual" }],
  use: { launchOptions },
});

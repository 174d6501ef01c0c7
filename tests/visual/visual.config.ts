import { defineConfig } from "@playwright/test";
import { launchOptions } from "../support/browser.ts";

/** No story fetches anything from elsewhere: what is not on this machine has no address. */
const offline = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** Looks at the built Storybook: every story with axe, and pictures against their baselines. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/visual",
  snapshotPathTemplate: "{testDir}/baselines/{arg}{ext}",
  globalSetup: "../support/served-storybook.ts",
  globalTeardown: "./shrink-baselines.ts",
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
  use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, offline] } },
});

import { defineConfig } from "@playwright/test";
import { launchOptions } from "../support/browser.ts";

/** Other shops, each with the packages as a registry would have them: installed, built, and looked at. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/consumer",
  globalSetup: "./archives.ts",
  workers: 2,
  timeout: 180_000,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 15_000 },
  projects: [{ name: "consumer" }],
  use: { launchOptions },
});

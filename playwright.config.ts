import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/support/browser.ts";

/** The journeys: people using a running shop. One at a time, since they share one database and one clock. */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  globalSetup: "./tests/support/running-shop.ts",
  workers: 1,
  timeout: 60_000,
  // A machine that is busy elsewhere may miss one deadline; a journey that fails twice fails.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 10_000 },
  projects: [{ name: "journeys" }],
  use: {
    // The global setup sets it before any test's process reads this file.
    baseURL: process.env.STORE_URL,
    launchOptions,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
    // Without pictures of every step: drawing them takes longer than the journeys themselves.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
  },
});

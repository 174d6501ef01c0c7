import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/support/browser.ts";
import { takeShop } from "./tests/support/shop-of-worker.ts";

// The global setup opened the shops before any worker reads this file.
takeShop(Number(process.env.TEST_PARALLEL_INDEX));

/**
 * The journeys: people using a running shop. Each worker has a shop of its own and goes through its journeys in turn; three of
 * them keep two cores busy, since a page waits for much of its time.
 */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  globalSetup: "./tests/support/running-shop.ts",
  workers: process.env.STORE_URL && !process.env.SHOPS_OF_WORKERS ? 1 : 3,
  timeout: 60_000,
  // A machine that is busy elsewhere may miss one deadline; a journey that fails twice fails.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 10_000 },
  projects: [{ name: "journeys" }],
  use: {
    baseURL: process.env.STORE_URL,
    launchOptions,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
    // Recording each first try would take longer; without pictures of every step, since drawing them takes longer than the journeys.
    trace: {
      mode: process.env.CI ? "on-first-retry" : "retain-on-failure",
      screenshots: false,
      snapshots: false,
      sources: false,
    },
    screenshot: "only-on-failure",
  },
});

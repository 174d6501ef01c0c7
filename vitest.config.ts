import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const notHere = ["**/node_modules/**", "**/build/**", "**/*.browser.test.tsx"];
/** Loads every page from its sources, which is too long for the quick gate. */
const devHost = "apps/storefront/src/host/dev-host.test.ts";

/** The tests that need no browser: `laws` and `unit` for every commit, `dev` for the host of `npm run dev`, `server` on whichever database DATABASE_URL names. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "laws",
          include: ["tests/laws/**/*.test.{ts,tsx}"],
          exclude: notHere,
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "unit",
          include: [
            "packages/**/*.test.{ts,tsx}",
            "apps/storefront/**/*.test.{ts,tsx}",
            "tests/{support,how-to}/**/*.test.ts",
          ],
          exclude: [...notHere, devHost],
          setupFiles: ["apps/storefront/src/testing/between-files.ts"],
          // Files share their worker's modules: loading them for each file again takes longer than the tests.
          isolate: false,
        },
      },
      { test: { name: "dev", include: [devHost] } },
      {
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          exclude: notHere,
          globalSetup: ["apps/server/src/testing/global-setup.ts"],
          setupFiles: ["apps/server/src/testing/check-contract.ts"],
          pool: "forks",
          // Files share their worker's modules and embedded database, which each finds planted again (testing/test-server.ts).
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

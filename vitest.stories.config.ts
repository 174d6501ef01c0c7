import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./tests/support/browser.ts";

/** Another language than Chinese plays the stories that have steps; what the rest looks like there is tests/visual's. */
const isOtherLanguage = process.env.STORYBOOK_LOCALE !== undefined;
const playsOnly = isOtherLanguage ? { tags: { include: ["play-fn"] } } : {};

/** Every story in a real browser: renders, plays, and must be free of axe findings. */
export default defineConfig({
  plugins: [storybookTest({ configDir: ".storybook", storybookUrl: "http://localhost:6006", ...playsOnly })],
  test: {
    name: "stories",
    // The flags keep Chromium quiet and working in a container without a user namespace.
    // One page for all stories: Storybook cleans up after each, and a fresh page per file would load it 150 times.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Each play passes with less motion and, in the other language, with all of it.
      provider: playwright({
        contextOptions: { reducedMotion: isOtherLanguage ? "no-preference" : "reduce" },
        launchOptions,
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 900 } }],
    },
    testTimeout: 30_000,
  },
});

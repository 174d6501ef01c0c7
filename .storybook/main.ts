import fs from "node:fs";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { prebundled } from "./prebundled.ts";

/** llms.txt and components.json, where tools/components.mjs has written them. */
const manual = new URL("./public", import.meta.url).pathname;
const locale = process.env.STORYBOOK_LOCALE;

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./foundations/*.stories.tsx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/mall-components/src/**/*.stories.tsx",
    "./pages/*.stories.tsx",
  ],
  staticDirs: fs.existsSync(manual) ? [manual] : [],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Whole pages enlarged: the sidebar lists them once its filter is asked for the tag.
  tags: { zoom: { defaultFilterSelection: "exclude" } },
  // What is known of props is read by the compiler: tools/components.mjs.
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Class names tell their sheet, so that the anatomy of a component's page can name its parts.
      plugins: [
        vanillaExtractPlugin({ identifiers: "debug" }),
        optimizeLocales.vite({ locales: ["zh-CN", "en-US"] }),
      ],
      optimizeDeps: { include: prebundled },
      // Else React Aria renders all rows of a long table where it takes a run of stories for a test without layout.
      define: { "process.env.VIRT_ON": "true" },
      // The stories' runs in both languages go on at once: each bundles its dependencies into a folder of its own.
      ...(locale && { cacheDir: `node_modules/.cache/storybook-${locale}` }),
      // One chunk of Storybook's own runtime is large; that says nothing about the components.
      // The code that readers copy says what a component is called.
      build: { chunkSizeWarningLimit: 4000, rolldownOptions: { output: { keepNames: true } } },
    }),
};

export default config;

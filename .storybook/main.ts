import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { prebundled } from "./prebundled.ts";
import { aliases, isPreact } from "./renderer.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../docs/library/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/mall-components/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  previewAnnotations: (annotations = []) =>
    isPreact ? [...annotations, fileURLToPath(new URL("./preact.ts", import.meta.url))] : annotations,
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), optimizeLocales.vite({ locales: ["zh-CN", "en-US"] })],
      resolve: { alias: aliases },
      optimizeDeps: { include: prebundled },
      // What is bundled for one renderer is nothing for the other.
      ...(isPreact && { cacheDir: "node_modules/.cache/storybook-preact" }),
      // One chunk of Storybook's own runtime is large; that says nothing about the components.
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;

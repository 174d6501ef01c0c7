import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { compiledMessages } from "./compiled-messages.ts";
import { guardedReload } from "./guarded-reload.ts";

export default defineConfig({
  plugins: [
    compiledMessages(),
    guardedReload(),
    vanillaExtractPlugin(),
    reactRouter(),
    // Only the two languages of the mall's own words are shipped.
    { ...optimizeLocales.vite({ locales: ["zh-CN", "en-US"] }), enforce: "pre" },
  ],
  // All messages are compiled: what is left of the parser package are the names of its nodes.
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
    ],
  },
  build: {
    target: "es2022",
    cssMinify: "lightningcss",
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What most pages share travels as one file: sixty small ones compress badly and wait for each other.
            {
              name: "shell",
              test: /[\\/](packages|lucide-react|react-intl|@formatjs|intl-messageformat)[\\/].*\.(tsx?|js)$/,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
  optimizeDeps: { include: ["react-aria-components", "@vanilla-extract/recipes/createRuntimeFn"] },
  ssr: { noExternal: [/^@tradehall\//, /react-aria/, /react-stately/, "react-intl"] },
});

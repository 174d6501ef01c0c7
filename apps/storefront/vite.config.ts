import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { browserEndpoints } from "./browser-endpoints.ts";
import { browserRoutes } from "./browser-routes.ts";
import { compiledMessages } from "./compiled-messages.ts";
import { compressedFiles } from "./compressed-files.ts";
import { devDependencies } from "./dev-dependencies.ts";

const framework = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

export default defineConfig({
  plugins: [
    browserEndpoints(),
    browserRoutes(),
    compiledMessages(),
    compressedFiles(),
    vanillaExtractPlugin(),
    reactRouter(),
    // Only the two languages of the mall's own words are shipped.
    { ...optimizeLocales.vite({ locales: ["zh-CN", "en-US"] }), enforce: "pre" },
  ],
  // All messages are compiled: what is left of the parser package are the names of its nodes.
  resolve: {
    alias: {
      "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js",
    },
  },
  build: {
    target: "es2022",
    cssMinify: "lightningcss",
    // One style sheet for the whole shop, which browsers keep (docs/performance.md).
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: framework, priority: 2 },
                // By how many pages and lazy parts share a module: fewer files, little code that a page does not run.
                { name: "shared", minShareCount: 24, priority: 1 },
                { name: "common", minShareCount: 10 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: devDependencies,
  ssr: { noExternal: [/^@tradehall\//, /react-aria/, /react-stately/, "react-intl", "lucide"] },
});

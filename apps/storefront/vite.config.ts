import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    reactRouter(),
    // Only the two languages of the mall's own words are shipped.
    { ...optimizeLocales.vite({ locales: ["zh-CN", "en-US"] }), enforce: "pre" },
  ],
  build: { target: "es2022", cssMinify: "lightningcss", reportCompressedSize: false },
  optimizeDeps: { include: ["react-aria-components", "@vanilla-extract/recipes/createRuntimeFn"] },
  ssr: { noExternal: [/^@tradehall\//, /react-aria/, /react-stately/, "react-intl"] },
});

import type { DepOptimizationOptions } from "vite";
import { prebundled } from "../../.storybook/prebundled.ts";

/** What Vite bundles before the first page of `npm run dev`: a dependency found later makes every open page reload. */
export const devDependencies: DepOptimizationOptions = {
  include: [
    ...prebundled.filter((name) => !name.startsWith("storybook")),
    "zustand",
    "@tradehall/api-client > ofetch",
  ],
  // Loaders' own, which the router follows for the first styles.
  exclude: ["undici", "lru-cache"],
};

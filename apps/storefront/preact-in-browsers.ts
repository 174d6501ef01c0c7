import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What browsers get in the place of React's modules; servers, tests and Storybook have React itself. */
const standIns: Readonly<Record<string, string>> = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react/jsx-runtime": "preact/compat/jsx-runtime",
};
const root = fileURLToPath(new URL("./src/renderer/hydrate-root.ts", import.meta.url));

/**
 * Browsers run the built pages on Preact: 49 KB less of script than React DOM
 * (docs/decisions/2026-11-24-preact-in-browsers.md).
 */
export const preactInBrowsers = (): Plugin => ({
  name: "tradehall-preact-in-browsers",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /^react(-dom)?(\/|$)/ },
    handler(id) {
      if (this.environment.name !== "client") return undefined;
      if (id === "react-dom/client") return root;
      const standIn = standIns[id];
      if (!standIn) throw new Error(`${id} has no stand-in for browsers: see preact-in-browsers.ts`);
      return fileURLToPath(import.meta.resolve(standIn));
    },
  },
});

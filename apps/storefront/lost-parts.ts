/**
 * Parts of pages that come late, and were lost on the way. Chromium remembers a file of code that did not come, and never
 * asks for it again while the page stands; so what failed is asked for by another address, which is a new one each time.
 */
import type { Plugin } from "vite";

const lateImport = /\bimport\((["'`])(\.{1,2}\/[^"'`\n]+?\.js)\1\)/g;

export const lostParts = (): Plugin => ({
  name: "tradehall:lost-parts",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  // What a part itself imports is not fetched ahead: it would be lost, and remembered, with it. Its styles are.
  config: () => ({
    build: {
      modulePreload: {
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === "js" ? files.filter((file) => file.endsWith(".css")) : files,
      },
    },
  }),
  // After Vite has written which styles each part needs: it would look for those of the second address, and find none.
  generateBundle: {
    order: "post",
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === "chunk")
          file.code = file.code.replace(
            lateImport,
            (whole, _quote, part) => `${whole}.catch(()=>import("${part}?"+Date.now()))`,
          );
    },
  },
});

import fs from "node:fs";
import path from "node:path";
import { at } from "./paths.mjs";
import { builtName, entryPointsOf } from "./published-entry-points.mjs";

/**
 * What makes a module one of the browser's: React or a library of it, whatever is taken of them; and our own function that
 * modules call while they load, which no server can call on the browser's side.
 */
const ofReact = /^(react|react-dom|react-intl|react-aria-components|@tradehall\/ui\/lazy-part)(\/|$)/;

/**
 * Names every module that takes something of React as the browser's, so that pages which a server renders by itself
 * (React's server components) may show the pieces without a module of their own around them.
 */
const useClient = {
  name: "tradehall-use-client",
  renderChunk(code, chunk) {
    if (!chunk.imports.some((name) => ofReact.test(name))) return null;
    return { code: `"use client";\n${code}`, map: null };
  },
};

/** Rules that no module asks for: the reset, and what holds on paper. */
const ground = ["src/themes/ground.css.ts"];

/**
 * Builds the modules of one package and their rules, each as a file of its own so that bundlers take only what is used.
 * No module imports a sheet: an adopter does, of the package or of single components.
 */
export async function buildModules(name, out) {
  const [{ build }, { vanillaExtractPlugin }] = await Promise.all([
    import("vite"),
    import("@vanilla-extract/vite-plugin"),
  ]);
  const root = at(`packages/${name}`);
  const files = entryPointsOf(name).map(({ file }) => file);
  const entry = Object.fromEntries(
    [...files, ...ground.filter((file) => fs.existsSync(path.join(root, file)))].map((file) => [
      builtName(`/${file}`),
      path.join(root, file),
    ]),
  );
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    // A name of ours before the hash: an adopter's own styles are hashed by the same compiler.
    plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `mall_${hash}` }), useClient],
    json: { namedExports: false, stringify: true },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: "es2022",
      minify: false,
      cssMinify: "lightningcss",
      // A sheet for each module that has one; component-styles.mjs makes of them those of the package and of each entry.
      cssCodeSplit: true,
      reportCompressedSize: false,
      lib: { entry, formats: ["es"] },
      rolldownOptions: {
        external: (id) => !/^[./\0]/.test(id) && !path.isAbsolute(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(root, "src"),
          entryFileNames: (chunk) => `${builtName(`/src/${chunk.name}.ts`)}.js`,
          // `Price.css.ts.vanilla.css` beside `Price.styles.js`.
          assetFileNames: ({ names: [asset = ""] }) =>
            asset.replace(/\.css\.ts\.vanilla\.css$/, ".styles.css"),
        },
      },
    },
  });
}

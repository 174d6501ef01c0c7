import { brandsIn, ourBrands } from "./parts/brands.mjs";
import { readOptions } from "./parts/options.mjs";
import { fail, main } from "./parts/say.mjs";
import { rerunOnPinnedNode } from "./toolchain.mjs";

/*
 * `npm run --silent tokens -- qinghe > qinghe.tokens.json`: a brand as a file of design tokens (DTCG), for Figma and other tools.
 * A brand of this repository by its name, or one of another shop by its file (`my-brand.ts`). `fromDesignTokens` reads it back.
 */
main(async () => {
  if (await rerunOnPinnedNode("tools/tokens.mjs")) return;
  const { positionals } = readOptions({ allowPositionals: true, options: {} });
  const [wanted = "baigong"] = positionals;
  const isFile = /\.[cm]?[jt]s$/.test(wanted);
  const found = (await Promise.all((isFile ? [wanted] : ourBrands()).map(brandsIn))).flat();
  const [, brand] = (isFile ? found[0] : found.find(([name]) => name === wanted)) ?? [];
  if (!brand) fail(`There is no brand ${wanted}; there are ${found.map(([name]) => name).join(", ")}.`);
  const { toDesignTokens } = await import("../packages/ui/src/tokens/design-tokens.ts");
  console.log(JSON.stringify(toDesignTokens(brand), null, 2));
});

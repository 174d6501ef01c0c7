import fs from "node:fs";
import path from "node:path";
import { readOptions } from "./parts/options.mjs";
import { at } from "./parts/paths.mjs";
import { dim, fail, green, main, red } from "./parts/say.mjs";
import { rerunOnPinnedNode } from "./toolchain.mjs";

/*
 * `npm run contrast`: the contrast of every pair of colours that meet on screen, by brand and scheme (WCAG 2.2 AA).
 *   -- my-brand.ts   a brand of another shop, in the place of those of this repository
 *   -- --all         the pairs that are strong enough, too
 */
const isBrand = (value) => typeof value === "object" && value !== null && value.light?.color;

/** The brands that a file exports, by their names. */
async function brandsIn(file) {
  if (!fs.existsSync(file)) fail(`There is no ${file}.`);
  const exported = await import(path.resolve(file)).catch((error) =>
    fail(`${file} cannot be read as a module: ${error.message}`),
  );
  const found = Object.entries(exported).filter(([, value]) => isBrand(value));
  if (found.length === 0) fail(`${file} exports no brand: an object with the tokens of \`light\`.`);
  return found;
}

const ours = () => {
  const themes = at("packages/ui/src/themes");
  const names = fs.readdirSync(themes, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names.map(({ name }) => path.join(themes, name, `${name}.ts`));
};

main(async () => {
  if (await rerunOnPinnedNode("tools/contrast.mjs")) return;
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { all: { type: "boolean", default: false } },
  });
  const { isWeak, measuredPairs } = await import("../packages/ui/src/tokens/weak-pairs.ts");
  let weak = 0;
  for (const file of positionals.length > 0 ? positionals : ours()) {
    for (const [name, schemes] of await brandsIn(file)) {
      const pairs = measuredPairs(schemes);
      weak += pairs.filter(isWeak).length;
      for (const pair of pairs.filter((one) => values.all || isWeak(one))) {
        const { scheme, over, under, reached, ratio } = pair;
        const { color } = schemes[scheme];
        const why = dim(`(needs ${ratio}: ${color[over]} on ${color[under]})`);
        const mark = isWeak(pair) ? red("✗") : green("✓");
        console.log(`${mark} ${name} ${scheme}: ${over} on ${under} ${reached.toFixed(2)} ${why}`);
      }
      console.log(`${name}: ${pairs.length} pairs in ${Object.keys(schemes).join(" and ")}`);
    }
  }
  if (weak > 0) fail(`${weak} pairs are too weak.`);
  console.log("Every pair is strong enough.");
});

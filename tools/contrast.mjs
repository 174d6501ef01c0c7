import { brandsIn, ourBrands } from "./parts/brands.mjs";
import { readOptions } from "./parts/options.mjs";
import { dim, fail, green, main, red } from "./parts/say.mjs";
import { rerunOnPinnedNode } from "./toolchain.mjs";

/*
 * `npm run contrast`: the contrast of every pair of colours that meet on screen, by brand and scheme (WCAG 2.2 AA), and the
 * pairs that mean different things and look alike.
 *   -- my-brand.ts   a brand of another shop, in the place of those of this repository
 *   -- --all         the pairs that are strong enough, too
 */
main(async () => {
  if (await rerunOnPinnedNode("tools/contrast.mjs")) return;
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { all: { type: "boolean", default: false } },
  });
  const { isWeak, measuredPairs } = await import("../packages/ui/src/tokens/weak-pairs.ts");
  const { apartness, leastApart } = await import("../packages/ui/src/tokens/near-pairs.ts");
  let [weak, near] = [0, 0];
  for (const file of positionals.length > 0 ? positionals : ourBrands()) {
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
      for (const { scheme, pair, reached } of apartness(schemes)) {
        const isNear = reached < leastApart;
        near += isNear ? 1 : 0;
        if (!isNear && !values.all) continue;
        const mark = isNear ? red("✗") : green("✓");
        console.log(
          `${mark} ${name} ${scheme}: ${pair.join(" and ")} are ${reached.toFixed(2)} apart ${dim(`(needs ${leastApart})`)}`,
        );
      }
      console.log(`${name}: ${pairs.length} pairs in ${Object.keys(schemes).join(" and ")}`);
    }
  }
  if (weak > 0) fail(`${weak} pairs are too weak.`);
  console.log("Every pair is strong enough.");
  if (near > 0) fail(`${near} pairs mean different things and look alike.`);
});

import fs from "node:fs";
import { at } from "../parts/paths.mjs";
import { demand, insertBefore } from "./words.mjs";

const model = "baigong";
const list = "packages/mall-rules/src/words/branding.ts";
const shop = "apps/storefront/src/root.tsx";
const themes = "apps/storefront/src/server/brand-style.ts";
const signOf = (name) => `/assets/favicon-${name}.svg`;
const textOf = (file) => fs.readFileSync(at(file), "utf8");

const wordsOf = (title, sign) => `
    name: ${JSON.stringify(title)},
    welcome: ${JSON.stringify(`欢迎光临${title}`)},
    copyright: ${JSON.stringify(`© ${title}`)},
    sign: ${JSON.stringify(sign)},
`;

/** One file, as another shop has it: what is different from one of ours, and what the mall is called. */
function planOutside(name, title) {
  const file = `.storybook/brands/${name}.ts`;
  return {
    files: {
      [file]: `import type { BrandWords } from "../../packages/mall-rules/src/words/branding.ts";
import { ${model} } from "../../packages/ui/src/themes/${model}/${model}.ts";
import { defineBrand } from "../../packages/ui/src/tokens/define-brand.ts";

/** ${title}: what is different from ${model}. Everything else follows. */
export const ${name} = defineBrand({
  from: ${model},
  accent: "oklch(0.42 0.16 292)",
});

/** What its mall is called. */
export const words: BrandWords = {${wordsOf(title, signOf(model))}};
`,
    },
    next: [
      `Say what is different in ${file}, and see it in the toolbar of Storybook.`,
      `npm run contrast -- ${file} names the pairs of colours that are too weak or too near.`,
    ],
  };
}

/** A brand begins as a copy of the demonstration mall's; a token that is then left out does not compile. */
export function plan([name, title, place]) {
  demand(name, /^[a-z][a-z0-9]+$/, "say the brand's name in small letters, like longteng.");
  demand(title, /\S/, "say what its mall is called, like 龙腾工品.");
  demand(place ?? "outside", /^outside$/, "say outside for one file that nothing here wears, or nothing.");
  return place ? planOutside(name, title) : planTheme(name, title);
}

function planTheme(name, title) {
  const folder = `packages/ui/src/themes/${name}`;
  const own = textOf(`packages/ui/src/themes/${model}/${model}.ts`)
    .replaceAll(new RegExp(`\\b${model}\\b`, "g"), name)
    .replace(/\/\*\*[^*]*\*\/\nconst light/, `/** ${name} in light. */\nconst light`);
  const row = `  ${name}: {${wordsOf(title, signOf(name))}  },
`;
  return {
    files: {
      [`${folder}/${name}.ts`]: own,
      [`${folder}/${name}.css.ts`]: `import { brandTheme } from "../brand-theme.ts";
import { ${name} } from "./${name}.ts";

brandTheme("${name}", ${name});
`,
      [`${folder}/index.ts`]: `import "../ground.css.ts";
import "./${name}.css.ts";

export { ${name} } from "./${name}.ts";
`,
      [`apps/storefront/public${signOf(name)}`]: textOf(`apps/storefront/public${signOf(model)}`),
    },
    edits: {
      [list]: (text, fail) => {
        if (text.includes(`  ${name}: {`)) fail(`${name} is in ${list} already.`);
        return insertBefore(text, "} as const satisfies Readonly<Record<string, BrandWords>>;", row, list);
      },
      [shop]: (text) => {
        const mark = `import "@tradehall/ui/themes/${model}";\n`;
        return text.replace(mark, mark + mark.replace(model, name));
      },
      [themes]: (text) =>
        text
          .replace(
            `import { ${model} } from "@tradehall/ui/themes/${model}";\n`,
            (mark) => mark + mark.replaceAll(model, name),
          )
          .replace("const themes = { ", `const themes = { ${name}, `),
    },
    next: [
      `Change the values in ${folder}/${name}.ts; law 5 checks every colour pair.`,
      `Storybook offers it; MALL_BRAND=${name} npm start shows the shop in it.`,
      `Draw its own sign: apps/storefront/public${signOf(name)}.`,
    ],
  };
}

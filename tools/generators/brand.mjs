import fs from "node:fs";
import { at } from "../parts/paths.mjs";
import { demand } from "./words.mjs";

const model = "baigong";
const list = "tests/visual/brands.ts";

/** A brand begins as a copy of the demonstration mall's; a token that is then left out does not compile. */
export function plan([name]) {
  demand(name, /^[a-z][a-z0-9]+$/, "say the brand's name in small letters, like longteng.");
  const folder = `packages/ui/src/themes/${name}`;
  const data = fs.readFileSync(at(`packages/ui/src/themes/${model}/${model}.ts`), "utf8");
  const own = data
    .replaceAll(new RegExp(`\\b${model}\\b`, "g"), name)
    .replace(/\/\*\*[^*]*\*\/\nconst light/, `/** ${name} in light. */\nconst light`);
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
    },
    edits: { [list]: (text) => text.replace(/(export const brands = \[[^\]]*)\]/, `$1, "${name}"]`) },
    next: [
      `Change the values in ${folder}/${name}.ts; law 5 checks every colour pair.`,
      "Import it and offer it in .storybook/preview.tsx; a shop wears it with data-mall-brand on <html>.",
    ],
  };
}

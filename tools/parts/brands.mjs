import fs from "node:fs";
import path from "node:path";
import { at } from "./paths.mjs";
import { fail } from "./say.mjs";

const isBrand = (value) => typeof value === "object" && value !== null && value.light?.color;

/** The brands that a file exports, by their names. */
export async function brandsIn(file) {
  if (!fs.existsSync(file)) fail(`There is no ${file}.`);
  const exported = await import(path.resolve(file)).catch((error) => fail(`${file}: ${error.message}`));
  const found = Object.entries(exported).filter(([, value]) => isBrand(value));
  if (found.length === 0) fail(`${file} exports no brand: an object with the tokens of \`light\`.`);
  return found;
}

/** The files of this repository's brands. */
export const ourBrands = () => {
  const themes = at("packages/ui/src/themes");
  const names = fs.readdirSync(themes, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names.map(({ name }) => path.join(themes, name, `${name}.ts`));
};

/** The words of a built package in another language than the components' own, by component: a page takes those of what it shows. */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { filesBehind, modulesOf, specifierOf } from "./module-graph.mjs";

const isComponent = ({ entryPoint, file }) =>
  /^\.\/[\w-]+\/[A-Z]/.test(entryPoint) && file.endsWith(`${path.sep}index.js`);

/** The ids in what a module of messages exports. */
function idsIn(value) {
  if (typeof value !== "object" || value === null) return [];
  if (typeof value.id === "string" && "defaultMessage" in value) return [value.id];
  return Object.values(value).flatMap(idsIn);
}

/** `Price.messages.en.js` beside `Price.messages.js`: the same ids in that language. Answers its path. */
async function writeModule(file, language, texts) {
  const ids = idsIn({ ...(await import(pathToFileURL(file).href)) });
  const missing = ids.filter((id) => !(id in texts));
  if (missing.length > 0) throw new Error(`${file}: ${missing} are not in ${language}`);
  const module = file.replace(/\.js$/, `.${language}.js`);
  const own = Object.fromEntries(ids.map((id) => [id, texts[id]]));
  fs.writeFileSync(module, `export default ${JSON.stringify(own)};\n`);
  return module;
}

/**
 * Writes beside each component with words a module of them in `language`: its own and those of all that is in it. Words that components
 * share are in one module, so that a page has them once. `current` and `packages` as in component-styles.mjs. Answers the entries.
 */
export async function writeWords(current, packages, language, texts) {
  const behind = filesBehind(packages);
  const written = new Map();
  const entries = [];
  for (const { entryPoint, file } of current.entries.filter(isComponent)) {
    const messages = modulesOf(file, behind).filter((one) => one.endsWith(".messages.js"));
    if (messages.length === 0) continue;
    const module = path.join(path.dirname(file), `${language}.js`);
    for (const one of messages)
      if (!written.has(one)) written.set(one, await writeModule(one, language, texts));
    const lines = messages.map(
      (one, at) => `import words${at} from "${specifierOf(written.get(one), module, packages)}";`,
    );
    const all = messages.map((_, at) => `...words${at}`).join(", ");
    fs.writeFileSync(module, `${lines.join("\n")}\n\nexport default { ${all} };\n`);
    entries.push({ entryPoint: `${entryPoint}/${language}`, file: path.relative(current.out, module) });
  }
  return entries;
}

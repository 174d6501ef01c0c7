import fs from "node:fs";
import path from "node:path";
import { howToLines } from "./parts/how-to-lines.mjs";
import { at, pinnedNode } from "./parts/paths.mjs";
import { lastLines, run } from "./parts/run.mjs";
import { fail, main } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

/** One example for each kind: the first that a how-to gives. */
const examples = new Map();
for (const { line, words } of howToLines()) if (!examples.has(words[0])) examples.set(words[0], line);

const usages = () => [...examples.values()].map((line) => `  npm run new -- ${line}`).join("\n");

/** Writes nothing before everything is known to fit. */
function prepare({ files, edits = {} }) {
  const texts = new Map();
  for (const [file, text] of Object.entries(files)) {
    if (fs.existsSync(at(file))) fail(`${file} exists already; nothing was written.`);
    texts.set(file, text);
  }
  for (const [file, edit] of Object.entries(edits)) {
    if (!fs.existsSync(at(file))) fail(`${file} is missing, where a row belongs; nothing was written.`);
    const before = fs.readFileSync(at(file), "utf8");
    const after = edit(before, fail);
    if (after === before) fail(`${file} has no place for the new row; add it by hand. Nothing was written.`);
    texts.set(file, after);
  }
  return texts;
}

main(async () => {
  const [kind, ...words] = process.argv.slice(2);
  if (!examples.has(kind)) fail(`Say what to make:\n${usages()}`);
  await ensureTools();
  // Generators read the house's own TypeScript, which the machine's Node may not.
  if (process.execPath !== fs.realpathSync(pinnedNode)) {
    process.exitCode = (await run(pinnedNode, ["tools/new.mjs", kind, ...words], { isLoud: true })).code;
    return;
  }
  const { plan } = await import(`./generators/${kind}.mjs`);
  const made = plan(words);
  const texts = prepare(made);
  for (const [file, text] of texts) {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  }
  const names = [...texts.keys()].filter((file) => !file.endsWith(".md"));
  const done = await run("biome", ["check", "--write", "--colors=off", ...names]);
  if (done.code !== 0)
    fail(`The files were written, but Biome has something to say:\n${lastLines(done.output)}`);
  for (const file of texts.keys()) console.log(`  ${file}`);
  for (const sentence of made.next) console.log(sentence);
  if (names.some((file) => file.endsWith(".docs.ts")))
    console.log("Write on in its .docs.ts, and give it a Chinese name in the title of its stories.");
  if (names.some((file) => file.startsWith("packages/")))
    console.log("When its props are as they shall be: npm run api.");
});

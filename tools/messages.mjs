import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compareLanguages, compareValues, repeatedTexts } from "./parts/languages.mjs";
import { at, pinnedNode, root } from "./parts/paths.mjs";
import { lastLines, run } from "./parts/run.mjs";
import { fail, main } from "./parts/say.mjs";
import { filesUnder } from "./parts/stamp.mjs";

/** Its program, read by the same Node. */
const formatjs = fileURLToPath(import.meta.resolve("@formatjs/cli/bin/formatjs"));
const room = "packages/mall-components/src";
const shown = (file) => path.relative(root, file);

/** Reads the Chinese source words out of every `*.messages.ts`: id → text. */
async function extractChinese(folder) {
  const sources = filesUnder(room).filter((file) => file.endsWith(".messages.ts"));
  if (sources.length === 0) return {};
  const out = path.join(folder, "zh_CN.json");
  const done = await run(pinnedNode, [
    formatjs,
    "extract",
    ...sources,
    "--format",
    "simple",
    "--throws",
    "--out-file",
    out,
  ]);
  if (done.code !== 0) fail(`The messages could not be read:\n${lastLines(done.output)}`);
  return JSON.parse(fs.readFileSync(out, "utf8"));
}

/** Merges every `*.en.json`; an id that is twice is a fault. */
function mergeEnglish(faults) {
  const words = {};
  for (const file of filesUnder(room).filter((name) => name.endsWith(".en.json"))) {
    for (const [id, text] of Object.entries(JSON.parse(fs.readFileSync(file, "utf8")))) {
      if (id in words)
        faults.push(`${shown(file)}: “${id}” stands in another *.en.json too; keep it in one.`);
      words[id] = text;
    }
  }
  return words;
}

/** Compiles id → text into the parsed form the page loads, so that no parser is shipped. */
async function compile(words, folder, name) {
  const input = path.join(folder, `${name}.in.json`);
  fs.writeFileSync(input, JSON.stringify(words));
  const out = path.join(folder, `${name}.json`);
  const done = await run(pinnedNode, [
    formatjs,
    "compile",
    input,
    "--format",
    "simple",
    "--ast",
    "--out-file",
    out,
  ]);
  if (done.code !== 0) fail(`A message is not well formed:\n${lastLines(done.output)}`);
  return JSON.parse(fs.readFileSync(out, "utf8"));
}

/** A file that says the same already is left alone, so that nothing is built again for it. */
function write(name, parsed) {
  const target = at(`${room}/messages/${name}.gen.json`);
  const text = JSON.stringify(parsed);
  const isSame = fs.existsSync(target) && fs.readFileSync(target, "utf8") === text;
  if (!isSame) fs.writeFileSync(target, text);
}

function demandNone(faults) {
  if (faults.length > 0) fail(`The words are not right (law 11):\n${faults.join("\n")}`);
}

/** `--check` only compares the languages; without it the compiled files are written as well. */
main(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tradehall-messages-"));
  try {
    const faults = [];
    const chinese = await extractChinese(folder);
    const english = mergeEnglish(faults);
    demandNone([...faults, ...compareLanguages(chinese, english), ...repeatedTexts(chinese, english)]);
    const parsed = await compile(chinese, folder, "zh_CN");
    const parsedEnglish = await compile(english, folder, "en");
    demandNone(compareValues(parsed, parsedEnglish));
    if (process.argv.includes("--check")) {
      console.log(`${Object.keys(chinese).length} messages, the same in both languages.`);
      return;
    }
    write("zh_CN", parsed);
    write("en", parsedEnglish);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

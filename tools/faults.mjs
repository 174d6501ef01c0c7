import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { at } from "./parts/paths.mjs";
import { buildStorefront } from "./parts/prepare.mjs";
import { bold, CommandError, dim, fail, green, main, red, tookText } from "./parts/say.mjs";
import { openWorlds } from "./parts/worlds.mjs";
import { rerunOnPinnedNode } from "./toolchain.mjs";

/*
 * `npm run faults`: breaks the shop on purpose and says what held (tests/faults/README.md).
 *   -- --only name,name        some programs
 *   -- --on postgres           one of the databases
 *   -- --short                 a part of them with less of each, judged by counts and never by times
 *   -- --json file             writes how many promises were kept and broken
 *   -- --write                 writes the table into docs/faults.md; of a part of the programs, their rows
 */
const page = "docs/faults.md";
const begin = "<!-- table -->";
const isShort = process.argv.includes("--short");

function optionOf(name) {
  const index = process.argv.indexOf(`--${name}`);
  return index === -1 ? undefined : (process.argv[index + 1] ?? "").split(",").filter(Boolean);
}

async function loadPrograms() {
  const files = fs.readdirSync(at("tests/faults")).filter((file) => file.endsWith(".mjs"));
  const programs = [];
  for (const file of files.sort()) {
    const { default: program } = await import(pathToFileURL(at(`tests/faults/${file}`)).href);
    programs.push({ name: path.basename(file, ".mjs"), ...program });
  }
  const only = optionOf("only");
  const unknown = (only ?? []).filter((name) => !programs.some((program) => program.name === name));
  if (unknown.length > 0)
    fail(
      `No program ${unknown.join(", ")}; there are: ${programs.map((program) => program.name).join(", ")}.`,
    );
  const chosen = isShort ? programs.filter((program) => program.isShort) : programs;
  return only ? programs.filter(({ name }) => only.includes(name)) : chosen;
}

/** Runs one program on one database; a program that breaks has not kept its promise. */
async function judge(program, world) {
  try {
    const { figure, isKept, counts = isKept } = await program.run(world);
    return { figure, isKept: isShort ? counts : isKept };
  } catch (error) {
    const figure = error instanceof CommandError ? error.message : String(error?.stack ?? error);
    return { figure: figure.split("\n").slice(0, 3).join(" "), isKept: false };
  } finally {
    await world.closeAll();
  }
}

const head = "| promise | database | figure | verdict |\n| --- | --- | --- | --- |\n";

/** What a row is about; the same of an earlier run gives way to it. */
const beginOf = ({ promise, database }) => `| ${promise} | ${database} |`;
const lineOf = (row) =>
  `${beginOf(row)} ${row.figure.replaceAll("|", "/")} | ${row.isKept ? "kept" : "**broken**"} |`;
const tableOf = (lines) => `${head}${lines.join("\n")}`;

/** The whole table, or with these rows in the place of those before. */
function writePage(rows, isWhole) {
  const text = fs.readFileSync(at(page), "utf8");
  const [start, table] = text.split(begin);
  const before = isWhole ? [] : table.split("\n").slice(4).filter(Boolean);
  const known = before.map((line) => rows.find((row) => line.startsWith(beginOf(row))));
  const lines = before.map((line, index) => (known[index] ? lineOf(known[index]) : line));
  const added = rows.filter((row) => !known.includes(row)).map(lineOf);
  fs.writeFileSync(at(page), `${start}${begin}\n\n${tableOf([...lines, ...added])}\n`);
}

main(async () => {
  if (await rerunOnPinnedNode("tools/faults.mjs")) return;
  const programs = await loadPrograms();
  const on = optionOf("on") ?? ["postgres", "pglite"];
  await buildStorefront();
  const worlds = await openWorlds(on.filter((kind) => programs.some((one) => one.databases.includes(kind))));
  const rows = [];
  try {
    for (const program of programs)
      for (const database of program.databases.filter((kind) => on.includes(kind))) {
        console.log(`${bold("▸")} ${program.name} on ${database}: ${program.promise} …`);
        const startedAt = Date.now();
        const world = { ...worlds.of(database, (text) => console.log(dim(`  ${text}`))), isShort };
        const { figure, isKept } = await judge(program, world);
        const mark = isKept ? green("✓") : red("✗");
        console.log(`${mark} ${figure} ${dim(tookText(Date.now() - startedAt))}`);
        rows.push({ promise: program.promise, database, figure, isKept });
      }
  } finally {
    await worlds.close();
  }
  console.log(`\n${tableOf(rows.map(lineOf))}\n`);
  if (process.argv.includes("--write")) writePage(rows, !optionOf("only") && !optionOf("on"));
  const broken = rows.filter(({ isKept }) => !isKept).length;
  const [json] = optionOf("json") ?? [];
  if (json) fs.writeFileSync(json, JSON.stringify({ passed: rows.length - broken, failed: broken }));
  console.log(`${rows.length - broken} kept, ${broken} broken`);
  process.exitCode = broken === 0 ? 0 : 1;
});

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { at, pinnedNode, root } from "./paths.mjs";
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest, judge } from "./reports.mjs";
import { run } from "./run.mjs";

const logs = at("test-results/logs");

/** Where a step leaves its JSON report; an older one is removed so that it cannot be read by mistake. */
function reportFile(name) {
  fs.mkdirSync(logs, { recursive: true });
  const file = path.join(logs, `${name}.json`);
  fs.rmSync(file, { force: true });
  return file;
}

/** One command that is right or wrong as a whole. */
export async function whole(command, args, options) {
  const { code, output } = await run(command, args, options);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** One or more Vitest projects of a configuration. */
export async function vitest(name, projects, { config = "vitest.config.ts", env = {}, args = [] } = {}) {
  const file = reportFile(name);
  const filters = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await run(
    "vitest",
    ["run", "--config", config, ...filters, ...reporters, ...args],
    {
      env: { CI: "true", NO_COLOR: "1", ...env },
    },
  );
  return { ...judge(countVitest(file), code), output, failures: failuresOfVitest(file) };
}

/** One Playwright configuration. */
export async function playwright(name, config, { env = {}, args = [] } = {}) {
  const file = reportFile(name);
  const { code, output } = await run(
    "playwright",
    ["test", "--config", config, "--reporter=list,json", ...args],
    {
      env: { CI: "true", NO_COLOR: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
    },
  );
  return { ...judge(countPlaywright(file), code), output, failures: failuresOfPlaywright(file) };
}

/** Biome's formatter over everything it knows. */
export const format = () => whole("biome", ["format", "--colors=off", "."]);

/** Biome's linter and its order of imports. */
export const lint = () => whole("biome", ["check", "--formatter-enabled=false", "--colors=off", "."]);

/** Files, exports, types and dependencies that no one uses. */
export const unused = () => whole("knip", ["--no-progress", "--no-config-hints"]);

/** Both languages hold the same message ids, and every message is well formed. */
export const messages = () => whole(pinnedNode, ["tools/messages.mjs"]);

/** The folders whose types the root's `tsconfig.json` names, in the order of what they need. */
const typeRooms = () =>
  JSON.parse(fs.readFileSync(at("tsconfig.json"), "utf8")).references.map(({ path: room }) => room);

/** The compiler that is a program, three times as quick; `typescript` is what laws and the Storybook read files with. */
export const nativeCompiler = () =>
  fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript-native/package.json")));

/** Every package's types, by `tsc -b`; the storefront's route types are written first. */
export async function types() {
  const rooms = typeRooms();
  // Not by pnpm, which would put the packages in order first: in a copy whose packages are links, those of the original.
  const storefront = at("apps/storefront");
  const made = await run(path.join(storefront, "node_modules/.bin/react-router"), ["typegen"], {
    cwd: storefront,
  });
  if (made.code !== 0) return { passed: 0, failed: 1, output: `route types\n${made.output}` };
  const { code, output } = await run(
    pinnedNode,
    [nativeCompiler(), "-b", "--incremental", "--pretty", "false"],
    { cwd: root },
  );
  const wrong = rooms.filter((room) => output.includes(`${room}/`) && code !== 0);
  const failed = code === 0 ? 0 : Math.max(1, wrong.length);
  return { passed: rooms.length - failed, failed, output };
}

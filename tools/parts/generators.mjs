import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { howToLines } from "./how-to-lines.mjs";
import { at, pinnedNode, root, toolchainFolder } from "./paths.mjs";
import { lastLines, run } from "./run.mjs";

const notCopied = new Set([
  "node_modules",
  ".git",
  ".data",
  "build",
  "dist",
  "storybook-static",
  "test-results",
  "baselines",
]);

/** The packages of a room by links, but the workspace's own as the copy has them. */
function linkPackages(from, to) {
  // A package that uses no other has no such folder.
  if (!fs.existsSync(from)) return;
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from)) {
    // Caches, and what pnpm notes of its runs, belong to one workspace.
    if (/^\.(pnpm-|cache|vite)/.test(name)) continue;
    const source = path.join(from, name);
    // An own package is the copy's; a command finds its packages from where it lies.
    if (name === "@tradehall" || name === ".bin")
      fs.cpSync(source, path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else fs.symlinkSync(fs.realpathSync(source), path.join(to, name));
  }
}

/** A copy of the workspace that generators may write into. */
function copyWorkspace(folder) {
  fs.cpSync(root, folder, {
    recursive: true,
    filter: (source) => !notCopied.has(path.basename(source)),
  });
  const rooms = ["packages", "apps"].flatMap((room) =>
    fs.readdirSync(at(room)).map((name) => `${room}/${name}`),
  );
  for (const room of [".", ...rooms])
    linkPackages(at(`${room}/node_modules`), path.join(folder, room, "node_modules"));
  fs.symlinkSync(
    fs.realpathSync(path.join(toolchainFolder, "node_modules")),
    path.join(folder, "tools", "toolchain", "node_modules"),
  );
}

/** Files of tools/generators that others are made of. */
const parts = new Set(["pieces", "words"]);

/** Unit tests that go over all pages: a new route must not break them. */
const overAll = ["host/every-page", "host/later", "layouts/layouts", "routes/list-states"].map(
  (name) => `apps/storefront/src/${name}.test`,
);

/** Files that a run of a generator names and that are tests. */
const testsIn = (output) =>
  output
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^\S+\.test\.tsx?$/.test(line));

/** What a newcomer makes by the how-to pages is right from its first minute: form, types, laws and its own tests. */
export async function generators() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tradehall-newcomer-"));
  const result = { passed: 0, failed: 0, output: "" };
  const judge = (title, { code, output }) => {
    if (code === 0) result.passed += 1;
    else {
      result.failed += 1;
      result.output += `✗ ${title}\n${lastLines(output, 40)}\n`;
    }
  };
  const inCopy = (command, args) =>
    run(command, args, {
      cwd: folder,
      env: { CI: "true", DATABASE_URL: "", npm_config_verify_deps_before_run: "false" },
    });
  try {
    copyWorkspace(folder);
    const made = [];
    for (const { line, words } of howToLines()) {
      const done = await inCopy(pinnedNode, ["tools/new.mjs", ...words]);
      made.push(...testsIn(done.output));
      judge(`npm run new -- ${line}`, done);
    }
    const kinds = fs.readdirSync(at("tools/generators")).map((name) => name.replace(".mjs", ""));
    const lost = kinds.filter(
      (kind) => !parts.has(kind) && !howToLines().some(({ words }) => words[0] === kind),
    );
    judge("each generator has an example in docs/how-to", {
      code: lost.length,
      output: `No sh block of docs/how-to runs npm run new -- ${lost.join(", ")}.`,
    });
    judge("npm run api", await inCopy(pinnedNode, ["tools/api.mjs"]));
    const gate = ["tools/test.mjs", "--only", "format,lint,messages,types,laws"];
    judge("the house's rules over what was made", await inCopy(pinnedNode, gate));
    const own = ["run", "--project", "unit", "--project", "server", ...made, ...overAll];
    judge("the tests that were made, and those over all pages", await inCopy("vitest", own));
    return result;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

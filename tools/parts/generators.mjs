import fs from "node:fs";
import os from "node:os";
import path from "node:path";
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

/** One of each kind that `npm run new` makes, none of which the house has. */
function orders() {
  return [
    ["component", "NewcomersBadge"],
    ["mall-component", "trade/NewcomersCard"],
    ["message", "trade/NewcomersCard", "rule", "新人限领一张", "One for each newcomer"],
    ["message", "messages/coupon", "newcomer", "新人专享", "For newcomers"],
    ["list", "account/NewcomersList", "新人礼", "newcomer gift"],
    ["form", "account/NewcomersForm", "新人资料", "newcomer profile"],
    ["detail", "trade/NewcomersDetail", "新人券", "newcomer voucher"],
    ["ledger", "account/NewcomersLedger", "新人金", "newcomer deposit"],
    ["confirm", "deleteNewcomer", "删除新人", "Delete the newcomer"],
    ["endpoint", "newcomer/get-newcomer", "GET /p/newcomer"],
    ["endpoint", "newcomer/send-newcomer", "POST /p/newcomer"],
    ["route", "/newcomer-page", "新人的页面", "Newcomer's page"],
    ["error", "A99999", "A newcomer's code", "toastMessage"],
    ["brand", "newcomer", "新人商城"],
  ];
}

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
    for (const words of orders())
      judge(`npm run new -- ${words.join(" ")}`, await inCopy(pinnedNode, ["tools/new.mjs", ...words]));
    const gate = ["tools/test.mjs", "--only", "format,lint,messages,types,laws"];
    judge("the house's rules over what was made", await inCopy(pinnedNode, gate));
    const own = ["run", "--project", "unit", "--project", "server", "newcomer", "Newcomers"];
    judge("the tests that were made", await inCopy("vitest", own));
    return result;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

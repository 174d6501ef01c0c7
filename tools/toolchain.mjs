import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { at, pinnedNode, root, toolchainFolder } from "./parts/paths.mjs";
import { lastLines, run } from "./parts/run.mjs";
import { fail, step } from "./parts/say.mjs";
import { hashOf, isFresh, writeStamp } from "./parts/stamp.mjs";

const oldestNode = 20;
const mebibyte = 1024 * 1024;

/** Ends the command on a Node that cannot even install the pinned one. */
export function demandNode(version = process.versions.node) {
  if (Number(version.split(".")[0]) < oldestNode) {
    fail(
      `Node ${version} is too old: install Node ${oldestNode} or newer (nodejs.org) and run the command again.`,
    );
  }
}

/** Ends the command when the disk has not this much room left. */
function demandSpace(mebibytes) {
  const { bavail, bsize } = fs.statfsSync(root);
  const free = Math.floor((bavail * bsize) / mebibyte);
  if (free < mebibytes) {
    fail(
      `The disk is full: ${free} MB are free and about ${mebibytes} MB are needed; free some space and run the command again.`,
    );
  }
}

/** Says why an installation failed, in the words of the one who has to mend it. */
function installSentence(what, output) {
  if (/ENOSPC|no space left/i.test(output))
    return "The disk is full: free some space and run the command again.";
  const net =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|network request/i;
  if (net.test(output)) {
    return `${what} could not be installed because the package registry did not answer: check the network and npm's “registry” setting, then run the command again.\n${lastLines(output, 4)}`;
  }
  return `${what} could not be installed:\n${lastLines(output)}`;
}

async function ensureToolchain() {
  const stamp = path.join(toolchainFolder, "node_modules", ".installed");
  const hash = hashOf(["tools/toolchain/package.json", "tools/toolchain/package-lock.json"]);
  if (isFresh(stamp, hash) && fs.existsSync(pinnedNode)) return;
  demandSpace(600);
  await step("Installing the pinned Node and pnpm", async () => {
    // Not `npm ci`: it refuses a lock file without every other platform's optional packages, which some registries lack.
    const options = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
    const done = await run("npm", ["install", ...options], { cwd: toolchainFolder });
    if (done.code !== 0) fail(installSentence("The pinned Node", done.output));
    const pinned = await run(pinnedNode, ["--version"]);
    if (pinned.code !== 0) {
      fail(
        `The pinned Node does not run on this machine (${os.platform()} ${os.arch()}):\n${lastLines(pinned.output, 3)}`,
      );
    }
    writeStamp(stamp, hash);
  });
}

/** Every package.json counts, since a changed one may disagree with the lock file. */
function manifests() {
  const rooms = ["packages", "apps"].flatMap((room) =>
    fs.readdirSync(at(room)).map((name) => `${room}/${name}/package.json`),
  );
  return ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...rooms];
}

async function ensurePackages() {
  const stamp = at("node_modules/.tradehall-installed");
  const hash = hashOf(manifests());
  if (isFresh(stamp, hash)) return;
  demandSpace(2000);
  await step("Installing the packages", async () => {
    const done = await run("pnpm", ["install", "--frozen-lockfile", "--reporter=append-only"], {
      env: { CI: "true" },
      onLine: (line) => /Progress:.*done|^Packages:/.test(line) && console.log(`  ${line.trim()}`),
    });
    if (done.code !== 0) fail(installSentence("The packages", done.output));
    writeStamp(stamp, hash);
  });
}

/** Brings the pinned Node, pnpm and all packages; does nothing when nothing changed since the last time. */
export async function ensureTools() {
  demandNode();
  demandSpace(200);
  await ensureToolchain();
  await ensurePackages();
}

/**
 * Runs the command again on the pinned Node, which reads TypeScript, where an older one has started it; false where that is not
 * needed. `file` is the command's own, from the root.
 */
export async function rerunOnPinnedNode(file) {
  await ensureTools();
  if (fs.realpathSync(process.execPath) === fs.realpathSync(pinnedNode)) return false;
  const { code } = await run(pinnedNode, [file, ...process.argv.slice(2)], { isLoud: true });
  process.exitCode = code;
  return true;
}

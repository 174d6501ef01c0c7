import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole workspace. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Joins a workspace-relative path, written with slashes, to the root. */
export const at = (relative) => path.join(root, ...relative.split("/"));

/** Where the pinned Node and pnpm are installed. */
export const toolchainFolder = at("tools/toolchain");

/**
 * The two programs and how they run on Node. On a machine with much memory V8 keeps a young generation that answers of some
 * kilobytes never need, and never gives it back: under a flood a process had 760 MB instead of 470. Pages are larger: with
 * that size the host draws a cart a fifth less often a second, and is no smaller.
 */
export const apiServer = { script: "apps/server/src/main.ts", flags: ["--max-semi-space-size=8"] };
export const storefrontHost = {
  script: "apps/storefront/src/host/main.ts",
  flags: ["--max-semi-space-size=32"],
};
export const devHost = "apps/storefront/src/host/dev.ts";

/** The pinned Node; every command of the project runs on it, whatever Node the machine has. */
export const pinnedNode = path.join(
  toolchainFolder,
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/** Folders in front of PATH: the pinned Node, pnpm, and the workspace's own commands. */
export const commandFolders = [
  path.dirname(pinnedNode),
  path.join(toolchainFolder, "node_modules", ".bin"),
  at("node_modules/.bin"),
];

/** Where the embedded database and the uploads lie, unless DATA_DIR says otherwise. */
export const dataFolder = () => (process.env.DATA_DIR ? path.resolve(process.env.DATA_DIR) : at(".data"));

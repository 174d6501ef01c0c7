import { spawnSync } from "node:child_process";
import { at, pinnedNode, root } from "./parts/paths.mjs";
import { main } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

/** `npm run change`: notes a change for the change log (docs/how-to/release.md), on the pinned Node, since Changesets asks for a new one. */
main(async () => {
  await ensureTools();
  const args = [at("node_modules/@changesets/cli/bin.js"), ...process.argv.slice(2)];
  // Its questions are answered on this terminal.
  const { status } = spawnSync(pinnedNode, args, { cwd: root, stdio: "inherit" });
  process.exitCode = status ?? 1;
});

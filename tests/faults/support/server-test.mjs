/** Runs a test file of the server at its full size: what it measures it writes itself, where its environment says. */
import { at, pinnedNode } from "../../../tools/parts/paths.mjs";
import { lastLines, run } from "../../../tools/parts/run.mjs";

export async function runServerTest(file, env) {
  const vitest = at("node_modules/vitest/vitest.mjs");
  const done = await run(pinnedNode, [vitest, "run", "--project", "server", file], { env });
  if (done.code !== 0) throw new Error(lastLines(done.output, 12));
}

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { playwright } from "./checks.mjs";
import { buildStorefront, prepareData } from "./prepare.mjs";

/** Shops run side by side, each with half of the journeys: journeys of one shop share its clock, so they go in turn. */
const shops = 2;

/** The journeys over shops that start from one seed. */
export async function journeys() {
  await buildStorefront();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tradehall-seed-"));
  try {
    await prepareData({ ...process.env, DATA_DIR: folder, DATABASE_URL: "", SANDBOX: "1" });
    const runs = await Promise.all(
      Array.from({ length: shops }, (_, index) => {
        const name = `journeys-${index + 1}`;
        return playwright(name, "playwright.config.ts", {
          env: { SEED_FOLDER: folder },
          args: [`--shard=${index + 1}/${shops}`, `--output=test-results/${name}`],
        });
      }),
    );
    return {
      passed: runs.reduce((sum, { passed }) => sum + passed, 0),
      failed: runs.reduce((sum, { failed }) => sum + failed, 0),
      output: runs.map(({ output }) => output).join("\n"),
      failures: runs.flatMap(({ failures }) => failures ?? []),
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

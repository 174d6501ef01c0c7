import fs from "node:fs";
import path from "node:path";
import { dataFolder } from "./parts/paths.mjs";
import { prepareData } from "./parts/prepare.mjs";
import { main, step, trouble } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

/** The process that works in the data folder at this moment; undefined when its lock is missing or stale. */
function holder(folder) {
  try {
    const { pid } = JSON.parse(fs.readFileSync(path.join(folder, "server.lock"), "utf8"));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === "EPERM" ? "of another user" : undefined;
  }
}

/** A folder that Tradehall did not make must not be deleted because DATA_DIR was mistyped. */
function isOurs(folder) {
  const names = fs.readdirSync(folder);
  return names.length === 0 || names.some((name) => ["pglite", ".seeded", "server.lock"].includes(name));
}

main(async () => {
  const folder = dataFolder();
  if (process.env.DATABASE_URL) {
    trouble(
      "npm run reset deletes the embedded data only; empty the database of DATABASE_URL with npm run seed -- --reset.",
    );
  }
  const pid = fs.existsSync(folder) ? holder(folder) : undefined;
  if (pid)
    trouble(`A server is using ${folder} (process ${pid}): end it first, then run npm run reset again.`);
  if (fs.existsSync(folder) && !isOurs(folder)) {
    trouble(`${folder} does not look like Tradehall's data: check DATA_DIR; nothing was deleted.`);
  }
  await ensureTools();
  await step(`Deleting ${folder}`, async () => fs.rmSync(folder, { recursive: true, force: true }));
  await prepareData(process.env, { pictures: "first" });
});

import fs from "node:fs";
import { dataFolder } from "./parts/paths.mjs";
import { emptyData, prepareData } from "./parts/prepare.mjs";
import { fail, main } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

/** A folder that Tradehall did not make must not be deleted because DATA_DIR was mistyped. */
function isOurs(folder) {
  const names = fs.readdirSync(folder);
  return names.length === 0 || names.some((name) => ["pglite", ".seeded", "in-use.lock"].includes(name));
}

main(async () => {
  const folder = dataFolder();
  if (process.env.DATABASE_URL) {
    fail(
      "npm run reset deletes the embedded data only; empty the database of DATABASE_URL with npm run seed -- --reset.",
    );
  }
  if (fs.existsSync(folder) && !isOurs(folder)) {
    fail(`${folder} does not look like Tradehall's data: check DATA_DIR; nothing was deleted.`);
  }
  await ensureTools();
  await emptyData();
  await prepareData(process.env, { pictures: "first" });
});

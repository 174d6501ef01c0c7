/**
 * Fills the database with the demonstration mall and draws its pictures; `--scale N` makes N products, `--reset`
 * empties it first. `--first-pictures` draws only what the first screens show and leaves the rest to draw-pictures.ts;
 * `--no-pictures` draws none, for programs that only measure.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { openDatabase } from "./db/database.ts";
import { forgetFiles } from "./db/folder-files.ts";
import * as schema from "./db/schema/index.ts";
import { firstPictures } from "./db/seed/first-pictures.ts";
import { seed } from "./db/seed/index.ts";
import { composePictures } from "./db/seed/pictures/compose.ts";
import { drawStorePictures } from "./db/seed/stores.ts";
import { readSettings } from "./settings.ts";
import { endWithFault } from "./start-fault.ts";

const { values } = parseArgs({
  options: {
    scale: { type: "string" },
    reset: { type: "boolean" },
    pictures: { type: "boolean", default: true },
    "first-pictures": { type: "boolean", default: false },
  },
  allowNegative: true,
});
const scale = values.scale === undefined ? 0 : Number(values.scale);
if (!Number.isInteger(scale) || scale < 0) {
  console.error("--scale takes a whole number of products, e.g. --scale 100000.");
  process.exit(1);
}

const settings = readSettings();
const picturesDir = path.join(settings.dataDir, "pictures");
const say = (text: string) => process.stdout.write(`${text}\n`);
const database = await openDatabase(settings).catch((error: unknown) => endWithFault(error, settings));
try {
  if (values.reset) {
    if (database.kind === "pglite") forgetFiles(settings.dataDir);
    const tables = Object.values(schema).flatMap((table) =>
      is(table, PgTable) ? [getTableConfig(table).name] : [],
    );
    await database.db.execute(
      sql.raw(`truncate ${tables.map((name) => `"${name}"`).join(", ")} restart identity cascade`),
    );
  }
  const [filled] = await database.db.select({ id: schema.products.id }).from(schema.products).limit(1);
  if (filled === undefined) {
    await seed(database.db, { scale, now: new Date(), onProgress: say });
    await drawStorePictures(database.db, settings.dataDir);
  } else say("the shop is filled already; --reset empties it first");
  if (values.pictures) {
    const only = values["first-pictures"] ? { first: await firstPictures(database.db) } : {};
    await composePictures(picturesDir, { ...only, onProgress: say });
  }
} catch (error) {
  await database.close();
  endWithFault(error, settings);
}
await database.close();

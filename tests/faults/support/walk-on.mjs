/**
 * Walks through a shop again and again (apps/server/src/testing/walk.ts) and prints a line of JSON for each. On its own,
 * since it needs the Node that reads TypeScript: WALKS, DATABASE_URL and API_URLS; without these the shop is its own, on
 * the embedded database in DATA_DIR, which no other process may read.
 */
import { createRequire } from "node:module";
import { walk } from "../../../apps/server/src/testing/walk.ts";
import { openMall } from "./mall.mjs";

/** Running processes, and a connection of our own to their database. */
async function runningShop(urls) {
  const pg = createRequire(new URL("../../../apps/server/package.json", import.meta.url))("pg");
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  const query = async (statement) => (await database.query(statement)).rows;
  return { urls, query, close: () => database.end() };
}

/** A server in this process. */
async function ownShop() {
  const server = (file) => import(new URL(`../../../apps/server/src/${file}`, import.meta.url).href);
  const [{ buildApp }, { createClock }, { openDatabase }, { queryWith }, { readSettings }] =
    await Promise.all(
      [
        "app.ts",
        "clock.ts",
        "db/database.ts",
        "db/invariants.ts",
        "settings.ts",
        "rich-text/clean-html.ts",
      ].map(server),
    );
  const settings = { ...readSettings(), logLevel: "silent" };
  const database = await openDatabase(settings);
  const app = await buildApp({ database, clock: await createClock(database.db), settings });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { urls: [url], query: queryWith(database.db), close };
}

const { API_URLS, WALKS } = process.env;
const { urls, query, close } = await (API_URLS ? runningShop(API_URLS.split(",")) : ownShop());
const { call } = openMall(urls);
for (let seed = 1; seed <= Number(WALKS); seed += 1)
  console.log(JSON.stringify(await walk({ call, query }, { buyers: 6, hands: 3, steps: 30, seed })));
await close();
process.exit(0);

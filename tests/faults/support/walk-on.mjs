/**
 * Walks through running processes again and again (apps/server/src/testing/walk.ts) and prints a line of JSON for each.
 * On its own, since it needs the Node that reads TypeScript: API_URLS, DATABASE_URL, WALKS.
 */
import { createRequire } from "node:module";
import { walk } from "../../../apps/server/src/testing/walk.ts";
import { openMall } from "./mall.mjs";

const pg = createRequire(new URL("../../../apps/server/package.json", import.meta.url))("pg");
const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
await database.connect();
const { call } = openMall((process.env.API_URLS ?? "").split(","));
const shop = { call, query: async (statement) => (await database.query(statement)).rows };
for (let seed = 1; seed <= Number(process.env.WALKS); seed += 1)
  console.log(JSON.stringify(await walk(shop, { buyers: 6, hands: 3, steps: 30, seed })));
await database.end();

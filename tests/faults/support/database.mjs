/** Statements of a program's own, beside the shop's processes; PostgreSQL only. */
import { createRequire } from "node:module";
import { at } from "../../../tools/parts/paths.mjs";

/** Lets the work have a connection: `work(query)`, where `query(statement, values)` answers rows. */
export async function withDatabase({ DATABASE_URL }, work) {
  const pg = createRequire(at("apps/server/package.json"))("pg");
  const database = new pg.Client({ connectionString: DATABASE_URL });
  await database.connect();
  try {
    return await work(async (statement, values) => (await database.query(statement, values)).rows);
  } finally {
    await database.end();
  }
}

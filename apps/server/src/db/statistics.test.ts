import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { gatherStatistics, refreshStatistics } from "./statistics.ts";

const server = testServer();

async function knownRows(): Promise<number> {
  const { rows } = (await server.database.db.execute(
    sql`select reltuples from pg_class where oid = 'hot_searches'::regclass`,
  )) as unknown as { rows: { reltuples: number }[] };
  return Number(rows[0]?.reltuples);
}
const fill = (count: number) =>
  server.database.db.execute(
    sql`insert into hot_searches (title, content) select repeat('词', 300), repeat('语', 300) from generate_series(1, ${count}::int)`,
  );

test("statistics are gathered where there are none, and again only once a table has doubled", async () => {
  const { db } = server.database;
  await fill(200);
  await gatherStatistics(db);
  expect(await knownRows()).toBe(200);
  await fill(20);
  await refreshStatistics(db);
  expect(await knownRows()).toBe(200);
  await fill(2_000);
  await refreshStatistics(db);
  expect(await knownRows()).toBe(2_220);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { PreparedClient, StatementNames } from "./prepared-client.ts";

// The embedded database has no connections.
const runIf = test.runIf(process.env.DATABASE_URL);
/** Other tests of the process may have given all names away. */
class FreshClient extends PreparedClient {
  protected override readonly statementNames = new StatementNames();
}
let client: PreparedClient;
beforeAll(async () => {
  client = new FreshClient({ connectionString: process.env.DATABASE_URL });
  if (process.env.DATABASE_URL) await client.connect();
});
afterAll(() => (process.env.DATABASE_URL ? client.end() : undefined));

const ask = async (text: string, values: unknown[] = []) => (await client.query({ text }, values)).rows;
const named = async (text: string) =>
  (await client.query("select name from pg_prepared_statements where statement = $1", [text])).rows.length;

runIf("a statement that comes again is kept by the database, and one that comes once is not", async () => {
  const text = "select $1::int + 1 as sum";
  expect(await ask(text, [1])).toEqual([{ sum: 2 }]);
  expect(await named(text)).toBe(0);
  expect(await ask(text, [2])).toEqual([{ sum: 3 }]);
  expect(await ask(text, [3])).toEqual([{ sum: 4 }]);
  expect(await named(text)).toBe(1);
});

runIf("a statement that fails does so each time and spoils nothing", async () => {
  const text = "select 1 / $1::int as share";
  for (const _ of [1, 2, 3]) await expect(ask(text, [0])).rejects.toThrow("division by zero");
  expect(await ask(text, [1])).toEqual([{ share: 1 }]);
});

runIf("what has no values, or very many, is sent as ever", async () => {
  const plain = "select 'plain' as word";
  const long = `select ${Array.from({ length: 41 }, (_, at) => `$${at + 1}::int`).join(" + ")} as sum`;
  const values = Array.from({ length: 41 }, () => 1);
  for (const _ of [1, 2, 3]) {
    expect(await ask(plain)).toEqual([{ word: "plain" }]);
    expect(await ask(long, values)).toEqual([{ sum: 41 }]);
  }
  expect(await named(plain)).toBe(0);
  expect(await named(long)).toBe(0);
});

import {
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openEmbedded } from "./database.ts";
import { refuseLostFiles } from "./folder-files.ts";

const root = mkdtempSync(path.join(tmpdir(), "tradehall-files-"));
const folder = path.join(root, "data");
const away = path.join(root, "away");
let usersFile = "";

// The same on either run: once is enough.
describe.skipIf(process.env.DATABASE_URL)("the folder of the embedded database", () => {
  beforeAll(async () => {
    // Copied from the run's template: a new one takes longer.
    const { db, close } = await openEmbedded(folder, await openAsBlob(inject("template")));
    await db.execute(sql`insert into hot_searches (title, content) values ('螺丝', '螺丝')`);
    const { rows } = (await db.execute(
      sql`select pg_relation_filepath('users'::regclass) as file`,
    )) as unknown as {
      rows: { file: string }[];
    };
    usersFile = rows[0]?.file ?? "";
    await close();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  /** Does the work while one part of the database is away. */
  async function without(part: string, work: () => unknown): Promise<void> {
    const place = path.join(folder, part);
    renameSync(place, away);
    try {
      await work();
    } finally {
      renameSync(away, place);
    }
  }
  const sentence = (name: string) =>
    new RegExp(`^${folder} has lost ${name}.*; put a backup in its place, or npm run reset`);

  test.each([
    "pglite",
    "pglite/PG_VERSION",
    "pglite/global",
    "pglite/global/pg_control",
    "pglite/base",
    "pglite/base/5",
    "pglite/base/5/PG_VERSION",
    "pglite/pg_wal",
    "pglite/pg_xact",
    "pglite/pg_xact/0000",
    "pglite/postgresql.conf",
  ])("a folder without %s is refused before anything is opened", async (part) => {
    await without(part, () => expect(() => refuseLostFiles(folder)).toThrow(sentence("")));
  });

  test("a folder that lost a table is refused, since a crash would let it start over without its rows", async () => {
    await without(path.join("pglite", usersFile), () =>
      expect(() => refuseLostFiles(folder)).toThrow(sentence(usersFile)),
    );
  });

  test("nothing is restarted over what is left, and all is there again with the lost part", async () => {
    const control = path.join(folder, "pglite/global/pg_control");
    const before = { bytes: readFileSync(control), at: statSync(control).mtimeMs };
    await without("pglite/PG_VERSION", async () => {
      await expect(openEmbedded(folder)).rejects.toThrow(sentence("PG_VERSION"));
    });
    expect({ bytes: readFileSync(control), at: statSync(control).mtimeMs }).toEqual(before);
    const { db, close } = await openEmbedded(folder);
    const { rows } = (await db.execute(sql`select title from hot_searches`)) as unknown as { rows: object[] };
    expect(rows).toEqual([{ title: "螺丝" }]);
    await close();
  });

  test("a folder that never held a database is begun", () => {
    const fresh = path.join(root, "fresh");
    mkdirSync(path.join(fresh, "pglite"), { recursive: true });
    expect(() => refuseLostFiles(fresh)).not.toThrow();
    writeFileSync(path.join(fresh, ".seeded"), "");
    expect(() => refuseLostFiles(fresh)).toThrow(/has lost pglite;/);
  });
});

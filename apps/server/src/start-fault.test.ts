import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockFolder } from "./db/lock.ts";

const root = mkdtempSync(path.join(tmpdir(), "tradehall-start-"));
const freePort = "3139";

interface Ended {
  code: number | null;
  out: string;
}

/** Runs a program of the server until it ends. */
const run = (program: string, env: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    const file = path.join(import.meta.dirname, `${program}.ts`);
    const { DATABASE_URL: _, ...own } = process.env;
    const options = {
      env: { ...own, API_PORT: freePort, LOG_LEVEL: "warn", DATABASE_WAIT_SECONDS: "0", ...env },
    };
    const child = execFile(process.execPath, [file], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, out: `${stdout}${stderr}`.trim() }),
    );
  });

const programs = ["main", "migrate", "seed"];
const locked = path.join(root, "locked");
const broken = path.join(root, "broken");
const lost = path.join(root, "lost");
/** As many as it takes not to be refused for a lost one. */
const brokenFiles = [
  "PG_VERSION",
  ...["global/pg_control", "global/pg_filenode.map", "base/1/PG_VERSION", "base/1/pg_filenode.map"],
  ...["postgresql.conf", "pg_hba.conf", "pg_ident.conf", "pg_commit_ts/0", "pg_notify/0"],
  ...["pg_wal/0", "pg_xact/0", "pg_multixact/offsets/0", "pg_multixact/members/0"],
];
let unlock = () => {};

beforeAll(() => {
  mkdirSync(locked);
  unlock = lockFolder(locked);
  for (const file of brokenFiles) {
    const full = path.join(broken, "pglite", file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, file === "PG_VERSION" ? "17" : "rubbish");
  }
  mkdirSync(path.join(lost, "pglite"), { recursive: true });
  writeFileSync(path.join(lost, ".seeded"), "");
});
afterAll(() => {
  unlock();
  rmSync(root, { recursive: true });
});

test.each([...programs, "reset"])(
  "%s says in one sentence that another server uses the folder",
  async (program) => {
    expect(await run(program, { DATA_DIR: locked })).toEqual({
      code: 1,
      out: `${locked} is in use by the server with process id ${process.pid}; end it first`,
    });
  },
);

test.each(programs)("%s says in one sentence that the data is broken and what helps", async (program) => {
  expect(await run(program, { DATA_DIR: broken })).toEqual({
    code: 1,
    out: `the database in ${broken} cannot be opened; npm run reset starts anew`,
  });
});

test("the server says which files its data has lost, and begins no new shop", async () => {
  const out = `${lost} has lost pglite; put a backup in its place, or npm run reset starts anew`;
  expect(await run("main", { DATA_DIR: lost })).toEqual({ code: 1, out });
});

test.each(programs)("%s names the database that does not answer, without its password", async (program) => {
  const env = { DATA_DIR: path.join(root, "none"), DATABASE_URL: "postgres://me:secret@127.0.0.1:1/mall" };
  expect(await run(program, env)).toEqual({
    code: 1,
    out: "no database answers at 127.0.0.1:1; check DATABASE_URL and that it runs",
  });
});

test("the server says that its port is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as { port: number };
  const ended = await run("main", { DATA_DIR: path.join(root, "fine"), API_PORT: String(port) });
  other.close();
  expect(ended).toEqual({ code: 1, out: `port ${port} is taken; set API_PORT to another` });
});

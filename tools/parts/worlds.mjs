import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { apiServer, at, pinnedNode, storefrontHost } from "./paths.mjs";
import { freePort } from "./ports.mjs";
import { startPostgres } from "./postgres.mjs";
import { startProcess, waitFor } from "./processes.mjs";
import { lastLines, run } from "./run.mjs";
import { fail, step } from "./say.mjs";

/*
 * Shops to break on purpose: each program gets fresh copies of one seeded database, and processes it may kill.
 * Nothing is shared with the data of `npm start`, and all is removed at the end.
 */

/** Seeds without pictures, which no program looks at; they would take most of the time. */
async function seedDatabase(env, more = []) {
  const done = await run(pinnedNode, ["apps/server/src/seed.ts", "--no-pictures", ...more], { env });
  if (done.code !== 0) fail(`The shop could not be filled:\n${lastLines(done.output, 8)}`);
}

const scratch = () => fs.mkdtempSync(path.join(os.tmpdir(), "tradehall-faults-"));

async function sql(url, statement) {
  const script = `const pg = (await import("pg")).default;
    const client = new pg.Client({ connectionString: process.env.URL_OF_DATABASE });
    await client.connect(); await client.query(process.env.STATEMENT); await client.end();`;
  const done = await run(pinnedNode, ["--input-type=module", "-e", script], {
    cwd: at("apps/server"),
    env: { URL_OF_DATABASE: url, STATEMENT: statement },
  });
  if (done.code !== 0) fail(`${statement} failed:\n${lastLines(done.output, 5)}`);
}

const withName = (url, name) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** A PostgreSQL whose acknowledged commits outlive a kill, with one seeded database to copy from. */
async function postgresTemplate(seedArgs, settings) {
  const cluster = await startPostgres({ isDurable: true, settings });
  const folder = scratch();
  await sql(cluster.url, "create database seeded");
  await seedDatabase({ DATABASE_URL: withName(cluster.url, "seeded"), DATA_DIR: folder }, seedArgs);
  let copies = 0;
  return {
    cluster,
    async copy() {
      copies += 1;
      await sql(cluster.url, `create database copy_${copies} template seeded`);
      return { DATABASE_URL: withName(cluster.url, `copy_${copies}`), DATA_DIR: folder, SANDBOX: "1" };
    },
    async close() {
      await cluster.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function embeddedTemplate(seedArgs) {
  const folder = scratch();
  await seedDatabase({ DATABASE_URL: "", DATA_DIR: folder }, seedArgs);
  const copies = [];
  return {
    async copy() {
      const copy = scratch();
      copies.push(copy);
      fs.cpSync(folder, copy, { recursive: true });
      return { DATABASE_URL: "", DATA_DIR: copy };
    },
    async close() {
      for (const one of [folder, ...copies]) fs.rmSync(one, { recursive: true, force: true });
    },
  };
}

/** One long-running process on a port of its own, which a program may kill and begin again. */
async function startMember(name, { script, flags }, portVariable, env, isReady) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const member = { name, url, process: undefined };
  member.begin = async () => {
    const started = startProcess(name, pinnedNode, [...flags, script], {
      env: {
        NODE_ENV: "production",
        LOG_LEVEL: "error",
        AUTOPILOT: "0",
        ...env,
        [portVariable]: String(port),
      },
    });
    member.process = started;
    const isUp = await waitFor(`${url}${isReady}`, {
      isGood: (status) => status < 500,
      isOver: () => !started.isRunning,
    });
    if (!isUp) fail(`${name} did not begin:\n${started.lastWords.join("\n")}`);
  };
  /** Ends it hard, as a crash does. */
  member.kill = async () => {
    member.process.child.kill("SIGKILL");
    await member.process.ended;
  };
  await member.begin();
  return member;
}

function worldOf(kind, template, say) {
  const opened = [];
  const close = async (shop) => {
    for (const member of [...shop.hosts, ...shop.apis]) await member.process.stop();
  };
  return {
    /** "postgres" or "pglite". */
    database: kind,
    /** Prints a line of progress. */
    say,
    /** The PostgreSQL of all programs (tools/parts/postgres.mjs); undefined on PGlite. */
    cluster: template.cluster,
    /** The environment of a fresh seeded database, for a program that starts its processes itself. */
    copy: template.copy,
    /** A shop on a fresh seeded database; PGlite has one API process, whatever is asked for. */
    async open({ apis = 2, hosts = 0, env = {} } = {}) {
      const shop = { apis: [], hosts: [], env: { ...(await template.copy()), ...env } };
      opened.push(shop);
      for (let index = 0; index < (kind === "pglite" ? 1 : apis); index += 1)
        shop.apis.push(await startMember(`API ${index + 1}`, apiServer, "API_PORT", shop.env, "/readyz"));
      for (let index = 0; index < hosts; index += 1) {
        const API_ORIGIN = shop.apis[index % shop.apis.length].url;
        const hostEnv = { ...shop.env, API_ORIGIN };
        shop.hosts.push(await startMember(`Host ${index + 1}`, storefrontHost, "PORT", hostEnv, "/healthz"));
      }
      return shop;
    },
    /** Ends what the program left running. */
    async closeAll() {
      for (const shop of opened.splice(0)) await close(shop);
    },
  };
}

/** As PostgreSQL's own manual recommends; it comes with enough for a small machine only. */
export const quarterOfMemory = { shared_buffers: `${Math.round(os.totalmem() / 4 / 2 ** 20)}MB` };

/**
 * Seeds what is asked for and answers `of(kind, say)`, a world for one program, and `close()`. `seedArgs` are the
 * seed's, e.g. `["--scale", "100000"]`; `settings` are PostgreSQL's.
 */
export async function openWorlds(kinds, seedArgs = [], settings = {}) {
  const templates = {};
  const make = { postgres: postgresTemplate, pglite: embeddedTemplate };
  for (const kind of kinds)
    templates[kind] = await step(`Filling a shop on ${kind}`, () => make[kind](seedArgs, settings));
  return {
    of: (kind, say) => worldOf(kind, templates[kind], say),
    async close() {
      for (const template of Object.values(templates)) await template.close();
    },
  };
}

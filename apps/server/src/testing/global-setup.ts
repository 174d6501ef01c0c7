/** Migrates one template database for the whole run; the test files open copies of it. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase, openEmbedded } from "../db/database.ts";
import { plantWorld } from "./world.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder dump of PGlite, or the name of a PostgreSQL database to copy. */
    template: string;
  }
}

async function embeddedTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "tradehall-template-"));
  const database = await openEmbedded();
  await plantWorld(database.db);
  const file = path.join(folder, "template.tar");
  const dump = await database.dump?.();
  await writeFile(file, Buffer.from((await dump?.arrayBuffer()) ?? new ArrayBuffer(0)));
  await database.close();
  project.provide("template", file);
  return () => rm(folder, { recursive: true });
}

async function postgresTemplate(project: TestProject, url: string): Promise<() => Promise<void>> {
  const name = `tradehall_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: templateUrl.href, dataDir: "" });
  await plantWorld(database.db);
  await database.close();
  project.provide("template", name);
  return async () => {
    const mine = "select datname from pg_database where datname = $1 or starts_with(datname, $1 || '_')";
    const made = await admin.query<{ datname: string }>(mine, [name]);
    for (const { datname } of made.rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
  };
}

export default (project: TestProject): Promise<() => Promise<void>> => {
  const url = process.env.DATABASE_URL;
  return url ? postgresTemplate(project, url) : embeddedTemplate(project);
};

/**
 * A folder that lost a file is refused. PGlite begins a new database where its first file is missing, over whatever lies
 * there; and after a crash PostgreSQL makes a missing table file again from the latest changes, without the older rows.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { FolderFault } from "./folder-fault.ts";

export const databaseFolder = (folder: string): string => path.join(folder, "pglite");

/** The files of all tables and indexes as they were when nothing was being rewritten. */
const listName = "pglite-files.json";
/** `npm start` leaves it where it has seeded. */
const seededName = ".seeded";

/** Without these PostgreSQL does not begin, or PGlite starts over. */
const neededFiles = [
  "PG_VERSION",
  "global/pg_control",
  "global/pg_filenode.map",
  "postgresql.conf",
  "pg_hba.conf",
  "pg_ident.conf",
];
/** Never empty in a database that was begun. */
const filledFolders = ["base", "pg_wal", "pg_xact", "pg_multixact/offsets", "pg_multixact/members"];
const neededFolders = ["pg_commit_ts", "pg_notify"];

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Empty folders that only hold states of their own do not count as filled. */
const isData = (name: string): boolean => !["archive_status", "summaries"].includes(name);

function readList(folder: string): string[] {
  const file = path.join(folder, listName);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

const lostOf = (folder: string, files: readonly string[]): string[] =>
  files.filter((file) => !existsSync(path.join(databaseFolder(folder), file)));

function refuseLost(folder: string, lost: readonly string[]): void {
  if (lost.length === 0) return;
  const more = lost.length > 3 ? ` and ${lost.length - 3} more` : "";
  throw new FolderFault(
    `${folder} has lost ${lost.slice(0, 3).join(", ")}${more}; put a backup in its place, or npm run reset starts anew`,
  );
}

/** Throws where a database was begun in the folder and is not whole any more; looks only at names, opens nothing. */
export function refuseLostFiles(folder: string): void {
  const inside = databaseFolder(folder);
  const isBegun =
    namesIn(inside).length > 0 || [listName, seededName].some((name) => existsSync(path.join(folder, name)));
  if (!isBegun) return;
  if (namesIn(inside).length === 0) refuseLost(folder, [path.basename(inside)]);
  const empty = filledFolders.filter((name) => !namesIn(path.join(inside, name)).some(isData));
  const databases = namesIn(path.join(inside, "base"))
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => [`base/${name}/PG_VERSION`, `base/${name}/pg_filenode.map`]);
  const lost = lostOf(folder, [...neededFiles, ...neededFolders, ...databases, ...readList(folder)]);
  refuseLost(folder, [...new Set([...empty, ...lost])]);
}

/** Forgets the list before files are rewritten (migrations, emptied tables): one that is not there is none that was lost. */
export const forgetFiles = (folder: string): void => rmSync(path.join(folder, listName), { force: true });

/** Lists the files of all tables and indexes for the next start; throws where one is missing already. */
export async function rememberFiles(folder: string, client: PGlite): Promise<void> {
  const { rows } = await client.query<{ file: string }>(
    "select pg_relation_filepath(oid) as file from pg_class where pg_relation_filepath(oid) is not null and relpersistence = 'p'",
  );
  const files = rows.map(({ file }) => file).sort();
  refuseLost(folder, lostOf(folder, files));
  const list = path.join(folder, listName);
  writeFileSync(`${list}.new`, JSON.stringify(files));
  renameSync(`${list}.new`, list);
}

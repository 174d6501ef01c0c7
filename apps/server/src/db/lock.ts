/**
 * One process writes into a folder of PGlite, which takes no lock itself: two of them silently lose data. The lock is the
 * system's own on an open file, as SQLite takes it: it ends with its process, however that ends, and holds over PID
 * namespaces and containers on one machine.
 */
import { accessSync, constants, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FolderFault } from "./folder-fault.ts";

/** Stays empty, and is never removed: a lock on a removed file excludes no one. */
export const lockName = "in-use.lock";
/** Who holds it: for people, never asked whether it is so. */
const holderName = "server.lock";

/** Starters that come together find out who wins within this time, in ms. */
const contestMs = 1_000;
const sqliteBusy = 5;
/** An open file that no one holds on to would be closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

/** The holder as far as it can be known from here; its process id means nothing on another machine or namespace. */
function holderOf(folder: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(path.join(folder, holderName), "utf8"));
    if (host !== hostname()) return `a server on ${host}`;
    process.kill(pid, 0);
    return `the server with process id ${pid}`;
  } catch {
    return "another server";
  }
}

/** Takes the folder's lock or throws. Returns the way to give it back. */
export function lockFolder(folder: string): () => void {
  accessSync(folder, constants.W_OK);
  const file = new DatabaseSync(path.join(folder, lockName), { timeout: contestMs });
  try {
    // Nothing is ever written: no journal is needed beside it.
    file.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    file.close();
    const isBusy = error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
    if (!isBusy) throw error;
    throw new FolderFault(`${folder} is in use by ${holderOf(folder)}; end it first`);
  }
  held.add(file);
  const holder = path.join(folder, holderName);
  writeFileSync(holder, JSON.stringify({ pid: process.pid, host: hostname() }));
  return () => {
    rmSync(holder, { force: true });
    held.delete(file);
    file.close();
  };
}

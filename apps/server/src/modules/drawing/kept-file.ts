/** Files that can be made again at any time, kept under a name that says what they hold. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawingLimits } from "@tradehall/mall-rules/limits";

const making = new Map<string, Promise<Uint8Array>>();

/** Takes away what was written longest ago, so that the folder holds no more than it may. */
async function makeRoom(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= drawingLimits.kept) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  dated.sort((one, other) => one.at - other.at);
  // A tenth more than needed: the next files find room without a look at all of them.
  const spare = dated.slice(0, names.length - drawingLimits.kept * 0.9);
  await Promise.all(spare.map(({ name }) => rm(path.join(folder, name), { force: true })));
}

async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  // Other processes read the folder: a file is there as a whole or not at all.
  const part = `${file}.${process.pid}`;
  await writeFile(part, bytes);
  await rename(part, file);
  await makeRoom(folder);
}

async function makeAndKeep(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const bytes = await make();
  // A full disk, or another process that makes room at the same time, costs the file and not the answer.
  await keep(file, bytes).catch(() => undefined);
  return bytes;
}

/** The file of the folder that holds what `content` says; made where it is missing, once for all who ask meanwhile. */
export async function keptFile(
  folder: string,
  content: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(folder, createHash("sha256").update(content).digest("hex"));
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const joined = making.get(file) ?? makeAndKeep(file, make).finally(() => making.delete(file));
  making.set(file, joined);
  return joined;
}

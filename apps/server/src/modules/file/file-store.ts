/**
 * Where pictures lie: under `private`, which no plugin serves, each by a name that nothing can guess; what a review has
 * published has a second name under `uploads`, which everyone may read and keep.
 */
import { randomBytes } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const privatePath = /^\/files\/([0-9a-f]{2}\/[0-9a-f]{32}\.webp)$/;
const publicPath = /^\/uploads\/([0-9a-f]{2}\/[0-9a-f]{32}\.webp)$/;

const nameOf = (filePath: string): string | undefined => privatePath.exec(filePath)?.[1];

const privateFile = (dataDir: string, name: string) => path.join(dataDir, "private", name);
const publicFile = (dataDir: string, name: string) => path.join(dataDir, "uploads", name);

/** The same picture of two buyers gets two names, and no name tells what it shows. */
export function newFilePath(): string {
  const name = randomBytes(16).toString("hex");
  return `/files/${name.slice(0, 2)}/${name}.webp`;
}

async function putInto(target: string, put: (target: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await put(target);
}

export const keepFile = (dataDir: string, filePath: string, bytes: Buffer): Promise<void> =>
  putInto(privateFile(dataDir, nameOf(filePath) ?? ""), (target) => writeFile(target, bytes));

/** Undefined for what is no private file, or none any more. */
export async function readPrivate(dataDir: string, filePath: string): Promise<Buffer | undefined> {
  const name = nameOf(filePath);
  if (name === undefined) return undefined;
  return readFile(privateFile(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** Lets everyone read it from now on; answers the address under which they do. What is public already stays so. */
export async function publishFile(dataDir: string, filePath: string): Promise<string> {
  const name = nameOf(filePath);
  if (name === undefined) return filePath;
  await putInto(publicFile(dataDir, name), (target) => copyFile(privateFile(dataDir, name), target));
  return `/uploads/${name}`;
}

/** Takes one back that was public from before private files; answers its new name. */
export async function hideFile(dataDir: string, filePath: string): Promise<string> {
  const name = publicPath.exec(filePath)?.[1];
  const bytes = name && (await readFile(publicFile(dataDir, name)).catch(() => undefined));
  const hidden = newFilePath();
  if (bytes) await keepFile(dataDir, hidden, bytes);
  return hidden;
}

/** One that is gone already is fine. */
export async function removeFile(dataDir: string, filePath: string): Promise<void> {
  const name = nameOf(filePath) ?? publicPath.exec(filePath)?.[1];
  if (name === undefined) return;
  await rm(privateFile(dataDir, name), { force: true });
  await rm(publicFile(dataDir, name), { force: true });
}

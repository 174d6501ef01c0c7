import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composePictures, filesOf } from "./compose.ts";
import { drawings } from "./drawings.ts";

const first = new Set(["/pictures/p/bolt-01"]);
const bolt = ["p/bolt-01-200.avif", "p/bolt-01-200.webp", "p/bolt-01-400.avif", "p/bolt-01-400.webp"];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tradehall-compose-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("two who draw at once leave whole pictures and nothing else", async () => {
  await Promise.all([composePictures(folder, { first }), composePictures(folder, { first })]);
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.includes("-") && name.includes("."));
  expect(files.filter((file) => file.startsWith("p/")).sort()).toEqual(bolt);
  const known = new Set(drawings.flatMap(filesOf));
  expect(files.filter((file) => !known.has(file))).toEqual([]);
  expect(await composePictures(folder, { first })).toBe(0);
});

test("what is missing is drawn by the next run", async () => {
  await rm(path.join(folder, "p/bolt-01-400.avif"));
  expect(await composePictures(folder, { first })).toBe(1);
  expect((await readFile(path.join(folder, "p/bolt-01-400.avif"))).subarray(4, 12).toString()).toBe(
    "ftypavif",
  );
});

test("pictures of an earlier version are redrawn", async () => {
  await writeFile(path.join(folder, "made.json"), '{"version":1,"isComplete":true}');
  await writeFile(path.join(folder, "p/bolt-01-400.avif"), "old");
  expect(await composePictures(folder, { first })).toBeGreaterThan(1);
  expect(await readFile(path.join(folder, "p/bolt-01-400.avif"), "latin1")).not.toBe("old");
});

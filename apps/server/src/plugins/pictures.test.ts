import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Settings } from "../settings.ts";
import { envelope } from "./envelope.ts";
import { pictures } from "./pictures.ts";

const app = fastify();
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "tradehall-pictures-"));
  envelope.install(app);
  await pictures(app, { dataDir } as Settings);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

test("a picture whose turn has not come is drawn when it is asked for, once for all who ask", async () => {
  const answers = await Promise.all(
    ["160.avif", "160.avif", "320.webp"].map((width) => app.inject(`/pictures/b/brand-01-${width}`)),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  expect(answers.map((answer) => answer.headers["content-type"])).toEqual([
    "image/avif",
    "image/avif",
    "image/webp",
  ]);
  for (const { headers } of answers) expect(headers["cache-control"]).toMatch(/max-age=31536000, immutable/);
  // What was drawn, and nothing half written beside it.
  expect((await readdir(path.join(dataDir, "pictures/b"))).sort()).toEqual(
    ["160.avif", "160.webp", "320.avif", "320.webp"].map((end) => `brand-01-${end}`),
  );
});

test("every film is given out from where it is kept, a part of it to a player that asks for one", async () => {
  const { filmedGoods } = await import("../db/seed/pictures/takes.ts");
  for (const name of ["warehouse", ...filmedGoods]) {
    const url = `/pictures/v/${name}.webm`;
    const { statusCode, headers, rawPayload } = await app.inject({
      url,
      headers: { range: "bytes=100-199" },
    });
    const about = [statusCode, headers["content-type"], headers["accept-ranges"]];
    expect(about).toEqual([206, "video/webm", "bytes"]);
    const film = await readFile(new URL(`../db/seed/pictures/films/${name}.webm`, import.meta.url));
    expect(rawPayload).toEqual(film.subarray(100, 200));
    expect(headers["content-range"]).toBe(`bytes 100-199/${film.length}`);
  }
  // None of them is copied whole before its first byte goes out.
  expect(await readdir(path.join(dataDir, "pictures/v"))).toEqual([]);
});

test("a film of the shop's own goes before one that is kept here", async () => {
  await writeFile(path.join(dataDir, "pictures/v/drill.webm"), "own");
  expect((await app.inject("/pictures/v/drill.webm")).body).toBe("own");
});

test("a picture that is there is given out as it is", async () => {
  const own = path.join(dataDir, "pictures/b/brand-02-160.avif");
  await writeFile(own, "own");
  expect((await app.inject("/pictures/b/brand-02-160.avif")).body).toBe("own");
  expect(await readFile(own, "utf8")).toBe("own");
});

test("what is no picture of the shop is not found, and no one keeps that answer", async () => {
  for (const url of [
    "/pictures/p/no-such-thing-400.avif",
    "/pictures/v/none.webm",
    "/pictures/..%2f..%2fx",
    "/uploads/none.png",
  ]) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode, headers["cache-control"]]).toEqual([url, 404, "no-store"]);
  }
});

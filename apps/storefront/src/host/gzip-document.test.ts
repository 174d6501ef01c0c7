import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptsGzip, gzipDocument, prepare } from "./gzip-document.ts";

const zip = (pieces: Buffer[]) => buffer(gzipDocument(Readable.from(pieces)));
const text = (words: string) => Buffer.from(words.repeat(500));
const sheet = prepare(text(".a{color:red}"));
const other = prepare(text(".b{color:blue}"));

test.each([
  ["a page without anything prepared", [text("<p>商品</p>")]],
  ["stylesheets first", [sheet, other, text("<p>商品</p>")]],
  [
    "stylesheets between what repeats itself",
    [text("<p>商品</p>"), sheet, text("<p>商品</p>"), other, sheet],
  ],
  ["pieces that come one after the other", [text("a"), text("a"), sheet, text("a"), text("a")]],
  ["nothing at all", []],
])("%s come out as they went in", async (_, pieces) => {
  expect(gunzipSync(await zip(pieces)).equals(Buffer.concat(pieces))).toBe(true);
});

test("each piece leaves before the next one is there", async () => {
  const seen: number[] = [];
  const source = new Readable({ objectMode: true, read() {} });
  const zipped = gzipDocument(source);
  let bytes = 0;
  zipped.on("data", (piece: Buffer) => {
    bytes += piece.length;
  });
  for (const piece of [text("first"), sheet, text("second")]) {
    source.push(piece);
    while (bytes <= (seen.at(-1) ?? 10)) await new Promise(setImmediate);
    seen.push(bytes);
  }
  source.push(null);
  await buffer(zipped).catch(() => undefined);
  expect(seen).toHaveLength(3);
});

test("who stops reading stops the writing", async () => {
  const source = new Readable({ objectMode: true, read() {} });
  const zipped = gzipDocument(source);
  source.push(text("first"));
  zipped.destroy();
  await new Promise((resolve) => source.once("close", resolve));
  expect(source.destroyed).toBe(true);
});

test("who takes gzip is told from who does not", () => {
  for (const header of ["gzip", "br, gzip", "deflate, GZIP;q=0.5", "gzip; q=1"])
    expect(acceptsGzip(header), header).toBe(true);
  for (const header of [undefined, "", "br", "gzip;q=0", "gzip;q=0.0", "identity"])
    expect(acceptsGzip(header), header).toBe(false);
});

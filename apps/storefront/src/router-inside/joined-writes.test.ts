import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { joinedWrites, pageParts } from "./joined-writes.ts";

const a = '<link rel="modulepreload" href="/assets/a.js" nonce="n"/>';
const b = '<link rel="modulepreload" href="/assets/b.js" nonce="n"/>';
const scriptsNamedLast = (page: string) =>
  Buffer.concat([...pageParts(Buffer.from(page), new Map())]).toString();
const named = (link: string) => link.replace("<link", '<link fetchpriority="low"');

test("a page's scripts are named behind its content, in their order and ranked low", () => {
  expect(
    scriptsNamedLast(
      `<head><title>首页</title>${a}${b}<style>x</style></head><body><p>货</p><script>1</script>`,
    ),
  ).toBe(
    `<head><title>首页</title><style>x</style></head><body><p>货</p>${named(a)}${named(b)}<script>1</script>`,
  );
});

test("a page without a script, or without a head, stays as it is", () => {
  for (const page of [`<head>${a}</head><body></body>`, "<p>一段</p><script>1</script>"])
    expect(scriptsNamedLast(page)).toBe(page);
});

test("what is written in one go leaves as one piece; what comes later is left alone", async () => {
  const stream = joinedWrites(new Map());
  const pieces: string[] = [];
  stream.on("data", (piece: Buffer) => pieces.push(piece.toString()));
  const whole = text(stream);
  const first = Buffer.from(`<head>${a}</head><body>商品<script>1</script>`);
  // Cut within a letter, as React's views of two kilobytes are.
  const cut = first.indexOf("商") + 1;
  stream.write(first.subarray(0, cut));
  stream.write(first.subarray(cut));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  stream.end(`<div>${b}</div>`);
  await whole;
  expect(pieces).toEqual([`<head></head><body>商品${named(a)}<script>1</script>`, `<div>${b}</div>`]);
});

test("stylesheets come in at their places, as the very buffers that are kept of them", async () => {
  const css = Buffer.from(".a{color:red}");
  const tag = (href: string) => `<style nonce="n" data-stylesheet="${href}">`;
  const stream = joinedWrites(new Map([["/assets/a.css", css]]));
  const pieces: Buffer[] = [];
  stream.on("data", (piece: Buffer) => pieces.push(piece));
  const whole = text(stream);
  stream.end(
    `<head>${tag("/assets/a.css")}</style>${tag("/assets/unknown.css")}</style></head><body>${tag("/assets/a.css")}</style><script>1</script>`,
  );
  expect(await whole).toBe(
    `<head>${tag("/assets/a.css")}.a{color:red}</style>${tag("/assets/unknown.css")}</style></head><body>${tag("/assets/a.css")}</style><script>1</script>`,
  );
  expect(pieces).toContain(css);
});

import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { joinedWrites, pageParts } from "./joined-writes.ts";

const code = '<script nonce="n" type="module" async="">import "/assets/a.js";</script>';
const a = '<link rel="modulepreload" href="/assets/a.js" nonce="n"/>';
const b = '<link rel="modulepreload" href="/assets/b.js" nonce="n"/>';
const partsOf = (page: string) => Buffer.concat([...pageParts(Buffer.from(page), new Map())]).toString();

/** Runs the script of a page as a browser does, and answers what it adds to the head and when. */
function run(page: string, hidden: boolean) {
  const text = /<script nonce="n">(.*?)<\/script>/s.exec(page)?.[1] ?? "";
  const added: Record<string, string>[] = [];
  const frames: (() => void)[] = [];
  const document = {
    hidden,
    currentScript: { nonce: "n" },
    createElement: (tag: string) => ({ tag }),
    head: { append: (element: Record<string, string>) => added.push(element) },
  };
  const onFrame = (task: () => void) => frames.push(task);
  new Function("document", "requestAnimationFrame", "setTimeout", text)(document, onFrame, onFrame);
  return { added, nextTask: () => frames.shift()?.() };
}

test("a page's code is begun in the task after a frame, its files named ahead in their order", () => {
  const page = partsOf(`<head><title>首页</title>${a}${b}</head><body><p>货</p>${code}<p>end</p>`);
  expect(page).toMatch(
    /^<head><title>首页<\/title><\/head><body><p>货<\/p><script nonce="n">.*<\/script><p>end<\/p>$/,
  );
  const { added, nextTask } = run(page, false);
  nextTask();
  expect(added).toEqual([]);
  nextTask();
  expect(added).toEqual([
    { tag: "link", nonce: "n", rel: "modulepreload", href: "/assets/a.js" },
    { tag: "link", nonce: "n", rel: "modulepreload", href: "/assets/b.js" },
    { tag: "script", nonce: "n", type: "module", text: 'import "/assets/a.js";' },
  ]);
});

test("a page behind others, which shows no frame, begins its code at once", () => {
  expect(run(partsOf(`<head>${a}</head><body>${code}`), true).added).toHaveLength(2);
});

test("a page without such a script, or without a head, stays as it is", () => {
  for (const page of [`<head>${a}</head><body><script>1</script></body>`, `<p>一段</p>${code}`])
    expect(partsOf(page)).toBe(page);
});

test("what is written in one go leaves as one piece; what comes later is left alone", async () => {
  const stream = joinedWrites(new Map());
  const pieces: string[] = [];
  stream.on("data", (piece: Buffer) => pieces.push(piece.toString()));
  const whole = text(stream);
  const first = Buffer.from(`<head>${a}</head><body>商品${code}`);
  // Cut within a letter, as React's views of two kilobytes are.
  const cut = first.indexOf("商") + 1;
  stream.write(first.subarray(0, cut));
  stream.write(first.subarray(cut));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  stream.end(`<div>${b}</div>`);
  await whole;
  expect(pieces).toEqual([partsOf(first.toString()), `<div>${b}</div>`]);
});

test("stylesheets come in at their places, as the very buffers that are kept of them", async () => {
  const css = Buffer.from(".a{color:red}");
  const tag = (href: string) => `<style nonce="n" data-stylesheet="${href}">`;
  const stream = joinedWrites(new Map([["/assets/a.css", css]]));
  const pieces: Buffer[] = [];
  stream.on("data", (piece: Buffer) => pieces.push(piece));
  const whole = text(stream);
  stream.end(
    `<head>${tag("/assets/a.css")}</style>${tag("/assets/unknown.css")}</style></head><body>${tag("/assets/a.css")}</style>${code}`,
  );
  const page = await whole;
  expect(page.slice(0, page.indexOf("<script"))).toBe(
    `<head>${tag("/assets/a.css")}.a{color:red}</style>${tag("/assets/unknown.css")}</style></head><body>${tag("/assets/a.css")}</style>`,
  );
  expect(pieces).toContain(css);
});

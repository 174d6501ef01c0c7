import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { joinedWrites, pageParts } from "./joined-writes.ts";

const code = '<script nonce="n" type="module" async="">import "/assets/a.js";</script>';
const a = '<link rel="modulepreload" href="/assets/a.js" nonce="n"/>';
const b = '<link rel="modulepreload" href="/assets/b.js" nonce="n"/>';
const partsOf = (page: string) => Buffer.concat([...pageParts(Buffer.from(page), new Map())]).toString();

/** Runs the scripts of a page as a browser does, and answers what they change, when, and what they wait for. */
function run(
  page: string,
  { hidden = false, hash = "", type = "navigate", readyState = "interactive", stoodAt = 0 } = {},
) {
  const added: Record<string, string>[] = [];
  const tasks: (() => void)[] = [];
  const heard: Record<string, () => void> = {};
  const dataset: Record<string, string> = { mallUnseen: "top" };
  const browser = {
    document: {
      hidden,
      readyState,
      documentElement: { dataset },
      currentScript: { nonce: "n" },
      createElement: (tag: string) => ({ tag }),
      head: { append: (element: Record<string, string>) => added.push(element) },
    },
    requestAnimationFrame: (task: () => void) => tasks.push(task),
    setTimeout: (task: () => void) => tasks.push(task),
    addEventListener: (name: string, task: () => void) => Object.assign(heard, { [name]: task }),
    performance: { getEntriesByType: () => [{ type }] },
    location: { hash },
    history: { state: { key: "k" } },
    sessionStorage: { "react-router-scroll-positions": JSON.stringify({ k: stoodAt }) },
    innerHeight: 900,
  };
  for (const [, text = ""] of page.matchAll(/<script nonce="n">(.*?)<\/script>/gs))
    new Function("scrollBack", ...Object.keys(browser), text)(() => {}, ...Object.values(browser));
  return {
    added,
    heard,
    unseen: () => dataset.mallUnseen,
    isSettled: () => dataset.mallSettled !== undefined,
    nextTask: () => tasks.shift()?.(),
  };
}

test("a page's code is begun in the task after a frame, its files named ahead in their order", () => {
  const page = partsOf(`<html><head><title>首页</title>${a}${b}</head><body><p>货</p>${code}<p>end</p>`);
  expect(page).toMatch(
    /^<html data-mall-unseen="top"><head><title>首页<\/title><\/head><body><p>货<\/p>(<script nonce="n">.*?<\/script>){2}<p>end<\/p>$/,
  );
  const { added, unseen, nextTask } = run(page);
  nextTask();
  expect(added).toEqual([]);
  nextTask();
  expect(unseen()).toBe("top");
  expect(added).toEqual([
    { tag: "link", nonce: "n", rel: "modulepreload", href: "/assets/a.js" },
    { tag: "link", nonce: "n", rel: "modulepreload", href: "/assets/b.js" },
    { tag: "script", nonce: "n", type: "module", text: 'import "/assets/a.js";' },
  ]);
  nextTask();
  expect(unseen()).toBeUndefined();
});

test("many files are asked for in several tasks, and none of a page behind others waits", () => {
  const files = Array.from({ length: 14 }, (_, nth) => a.replace("a.js", `${nth}.js`)).join("");
  const page = partsOf(`<html><head>${files}</head><body>${code}`);
  const { added, nextTask } = run(page);
  const counts = [1, 2, 3, 4].map(() => {
    nextTask();
    return added.length;
  });
  expect(counts).toEqual([0, 6, 12, 15]);
  expect(run(page, { hidden: true }).added).toHaveLength(15);
});

test("a page is as high as it was where the buyer does not begin at its head; who scrolls sees all", () => {
  const page = partsOf(`<html><head>${a}</head><body><script>scrollBack()</script>${code}`);
  expect(page.indexOf("mallUnseen")).toBeLessThan(page.indexOf("scrollBack"));
  for (const began of [{ hash: "#review" }, { type: "reload" }, { type: "back_forward" }])
    expect(run(page, began).unseen()).toBe("");
  const { heard, unseen } = run(page);
  expect(unseen()).toBe("top");
  heard.scroll?.();
  expect(unseen()).toBeUndefined();
});

test("who stood below the first screen gets true heights before the router scrolls there, and nobody else", () => {
  const page = partsOf(`<html><head>${a}</head><body><script>scrollBack()</script>${code}`);
  const at = (type: string, stoodAt: number) => {
    const { unseen, isSettled } = run(page, { type, stoodAt });
    return [unseen(), isSettled()];
  };
  expect(at("reload", 901)).toEqual([undefined, true]);
  expect(at("reload", 900)).toEqual(["", false]);
  expect(at("navigate", 901)).toEqual(["top", false]);
});

test("what waits for the first frame waits for the document's end, too", () => {
  const { added, heard, unseen, nextTask } = run(partsOf(`<html><head>${a}</head><body>${code}`), {
    readyState: "loading",
  });
  nextTask();
  nextTask();
  expect([added.length, unseen()]).toEqual([2, "top"]);
  heard.DOMContentLoaded?.();
  expect(unseen()).toBe("top");
  nextTask();
  expect(unseen()).toBeUndefined();
});

test("a page behind others, which shows no frame, begins its code at once", () => {
  expect(run(partsOf(`<head>${a}</head><body>${code}`), { hidden: true }).added).toHaveLength(2);
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

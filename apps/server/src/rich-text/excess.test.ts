import { richTextLimits as limits } from "@tradehall/mall-rules/limits";
import { plainText } from "@tradehall/mall-rules/rich-text/plain-text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exceededLimit } from "./excess.ts";

const times = (text: string, count: number) => text.repeat(count);
const row = `<tr>${times("<td><span>参数</span></td>", 6)}</tr>`;
const marks = Array.from({ length: 40 }, (_, at) => `<b style="font-size:${at}px">`).join("");
const names = Array.from({ length: limits.attributes + 1 }, (_, at) => `a${at}`).join(" ");

describe("what a text may be", () => {
  test.each([
    ["a table of 700 rows", `<table>${times(row, 700)}</table>`],
    ["lists in lists", times("<ul><li>", 25) + times("</li></ul>", 25)],
    ["paragraphs that are never closed", times("<p>字", 5_000)],
    ["a long text", times("字", limits.characters)],
    ["nothing", ""],
  ])("%s may be cleaned", (_, html) => expect(exceededLimit(html)).toBeUndefined());

  test.each([
    ["characters", times("字", limits.characters + 1)],
    ["depth", times("<div>", 2_400)],
    ["depth", times("<x>", 60_000)],
    // A closing tag that closes nothing, since the cell is in between.
    ["depth", times("<div><table><tr><td></div>", 20)],
    ["depth", times("<b><div></b>", 70)],
    ["nodes", times("<p>a", limits.nodes)],
    ["nodes", times("<!-->", limits.nodes + 1)],
    // Forty marks that are left open are opened again in every paragraph.
    ["nodes", `<p>${marks}</p>${times("<p>a</p>", 400)}`],
    ["attributes", `<p ${names}>a</p>`],
    ["nodesInDropped", times("<x>", 50) + times("<p>a</p>", 2_000) + times("</x>", 50)],
  ])("%s are bounded", (excess, html) => expect(exceededLimit(html)).toBe(excess));
});

describe("plain words", () => {
  test("are paragraphs without what was not meant to be read", () => {
    const html = `<h2>产品 <b>概述</b></h2><script>alert("<p>")</script><style>p{}</style><table><tr><td>材质</td><td>钢 &lt; 铁</td></tr></table>`;
    expect(plainText(html)).toBe("<p>产品 概述</p><p>材质</p><p>钢 &lt; 铁</p>");
    expect(plainText("3 < 5 <b>且</b> 5 > 3")).toBe("<p>3 &lt; 5 且 5 > 3</p>");
    expect(plainText(times("<div>", 1_000))).toBe("");
  });

  test("hold no tag but paragraphs, whatever they are made from", () => {
    const piece = fc.constantFrom(
      "<",
      ">",
      "/",
      "!--",
      "script",
      "img src=x onerror=x",
      "p",
      "a",
      '"',
      " ",
      "&lt;",
      "字",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(plainText(pieces.join("")).replaceAll(/<\/?p>/g, "")).not.toContain("<");
      }),
    );
  });
});

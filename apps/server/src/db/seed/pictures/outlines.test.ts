import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { glyphOf, slicesOfFont, unpackSlice } from "../../../typeface.ts";
import { brandNames } from "../data/brands.ts";
import { bannerSeeds } from "../data/home.ts";
import { shopSeeds } from "../data/shops.ts";
import { drawnObjects } from "./objects/index.ts";
import { withOutlines } from "./outlines.ts";

test("words become outlines where they stood", async () => {
  const drawn = await withOutlines(
    '<svg><text x="10" y="20" font-size="10" fill="red">口</text><text x="50" y="20" font-size="10" font-weight="700" text-anchor="middle" fill="blue">口口</text></svg>',
  );
  expect(drawn).not.toContain("<text");
  expect(drawn.match(/fill="(red|blue)"/g)).toHaveLength(2);
  const xs = (part: string | undefined) =>
    [...(part ?? "").matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
  const [first, second] = drawn.match(/ d="[^"]+"/g) ?? [];
  expect(Math.min(...xs(first))).toBeGreaterThan(10);
  expect(Math.max(...xs(first))).toBeLessThan(20);
  // Two squares of 10 around 50.
  expect(Math.min(...xs(second))).toBeGreaterThan(40);
  expect(Math.max(...xs(second))).toBeLessThan(60);
});

test("what the font lacks, or what is not one plain line, stops the drawing", async () => {
  await expect(withOutlines('<text x="0" y="0" font-size="9">₂</text>')).rejects.toThrow("U+2082");
  await expect(withOutlines("<text>a<tspan>b</tspan></text>")).rejects.toThrow("not made into outlines");
});

test("the font has every character of the drawings", async () => {
  const labels = Object.values(drawnObjects).flatMap((markup) =>
    [...markup.matchAll(/<text [^>]*>([^<]*)</g)].map(([, words = ""]) => words),
  );
  expect(labels.length).toBeGreaterThan(10);
  const all = [
    ...labels,
    ...bannerSeeds.flatMap(({ title, line, action }) => [title, line, action]),
    ...brandNames,
    ...shopSeeds.map(({ shopName }) => shopName),
  ].join("");
  for (const character of new Set(all)) await glyphOf(character, 700);
});

/** Draws pictures with words in a process that finds the fonts of one folder, and gives their pixels as a hash each. */
async function drawnWith(fonts: string): Promise<unknown> {
  const config = path.join(fonts, "fonts.conf");
  await writeFile(config, `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir></fontconfig>`);
  const program = `
    import { createHash } from "node:crypto";
    import { drawings } from "${path.join(import.meta.dirname, "drawings.ts")}";
    const found = {};
    for (const path of ["h/shop-1", "b/brand-01", "s/shop-01", "p/drill-01"]) {
      const { draw } = drawings.find((drawing) => drawing.path === path);
      found[path] = createHash("sha256").update(await (await draw(200)).raw().toBuffer()).digest("hex");
    }
    process.stdout.write(JSON.stringify(found));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", program],
    { env: { ...process.env, FONTCONFIG_FILE: config } },
  );
  return JSON.parse(stdout);
}

test("a picture is the same with fonts on the machine and without any", async () => {
  const fonts = await mkdtemp(path.join(tmpdir(), "tradehall-fonts-"));
  const none = await mkdtemp(path.join(tmpdir(), "tradehall-no-fonts-"));
  try {
    for (const slice of (await slicesOfFont()).keys())
      await writeFile(path.join(fonts, `${slice}.ttf`), await unpackSlice(slice));
    expect(await drawnWith(none)).toEqual(await drawnWith(fonts));
  } finally {
    for (const folder of [fonts, none]) await rm(folder, { recursive: true });
  }
});

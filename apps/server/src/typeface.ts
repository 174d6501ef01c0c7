/// <reference path="./opentype.d.ts" />
/** Noto Sans SC out of its package, never out of the machine: what is drawn with it is the same everywhere. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import opentype, { type Font, type Glyph } from "opentype.js";
import decompress from "woff2-encoder/decompress";

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve("@fontsource-variable/noto-sans-sc/package.json"));

/** The package holds the font in slices: the code points of each, by the name of its file. */
async function readSlices(): Promise<Map<string, [first: number, last: number][]>> {
  const ranges: Record<string, string> = JSON.parse(await readFile(join(folder, "unicode.json"), "utf8"));
  return new Map(
    Object.entries(ranges).map(([name, text]) => [
      name.replaceAll(/[[\]]/g, ""),
      text.split(",").map((range) => {
        const [first = "", last = first] = range.replace(/^U\+/i, "").split("-");
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      }),
    ]),
  );
}

let slices: ReturnType<typeof readSlices> | undefined;
/** The slices that were used last: a slice takes some megabytes, and all of them would be half a gigabyte. */
const opened = new Map<string, Promise<Font>>();
const mostOpened = 24;

/** The slice as a TrueType file. */
export async function unpackSlice(slice: string): Promise<Uint8Array> {
  return decompress(await readFile(join(folder, "files", `noto-sans-sc-${slice}-wght-normal.woff2`)));
}

async function open(slice: string): Promise<Font> {
  // A copy, since the file may be a part of a larger buffer.
  return opentype.parse(new Uint8Array(await unpackSlice(slice)).buffer);
}

/** The slice's part of the font, in every weight. */
export function openSlice(slice: string): Promise<Font> {
  const font = opened.get(slice) ?? open(slice);
  opened.delete(slice);
  opened.set(slice, font);
  const [oldest] = opened.keys();
  if (opened.size > mostOpened && oldest !== undefined) opened.delete(oldest);
  return font;
}

/** The code points of every slice. */
export function slicesOfFont(): ReturnType<typeof readSlices> {
  slices ??= readSlices();
  return slices;
}

/** The glyph of a character in a weight from 100 to 900, with the units of its square. Throws where the font has none. */
export async function glyphOf(character: string, wght: number): Promise<{ glyph: Glyph; units: number }> {
  const code = character.codePointAt(0) ?? 0;
  for (const [slice, ranges] of await slicesOfFont()) {
    if (!ranges.some(([first, last]) => first <= code && code <= last)) continue;
    const font = await openSlice(slice);
    if (!font.hasChar(character)) continue;
    return {
      glyph: font.variation.getTransform(font.charToGlyph(character), { wght }),
      units: font.unitsPerEm,
    };
  }
  throw new Error(`Noto Sans SC has no character "${character}" (U+${code.toString(16)}).`);
}

/** The glyph as a font holds it: its y grows upwards. Without a code point it represents what the font has not. */
export function flippedGlyph(glyph: Glyph, unicode: number | undefined, units: number): Glyph {
  const drawn = glyph.getPath(0, 0, units);
  const outline = new opentype.Path();
  outline.commands = drawn.commands.map((command) => {
    if (command.type === "Z") return command;
    if (command.type === "C") return { ...command, y: -command.y, y1: -command.y1, y2: -command.y2 };
    if (command.type === "Q") return { ...command, y: -command.y, y1: -command.y1 };
    return { ...command, y: -command.y };
  });
  const { advanceWidth } = glyph;
  const name = unicode === undefined ? ".notdef" : `u${unicode.toString(16)}`;
  return new opentype.Glyph({
    name,
    ...(unicode === undefined ? {} : { unicode }),
    advanceWidth,
    path: outline,
  });
}

/** A font of one weight with the glyphs that these texts need; characters that Noto has not are left out of it. */
export async function fontFor(texts: readonly string[], wght: number): Promise<Buffer> {
  const { unitsPerEm, ascender, descender, glyphs } = await openSlice("latin");
  const codes = [...new Set(texts.flatMap((text) => [...text].map((sign) => sign.codePointAt(0) ?? 0)))];
  const held = await Promise.all(
    codes
      .sort((one, other) => one - other)
      .map(async (code) => {
        const found = await glyphOf(String.fromCodePoint(code), wght).catch(() => undefined);
        return found ? [flippedGlyph(found.glyph, code, unitsPerEm)] : [];
      }),
  );
  const font = new opentype.Font({
    familyName: "Noto Sans SC Part",
    styleName: `W${wght}`,
    weightClass: wght,
    ...{ unitsPerEm, ascender, descender },
    glyphs: [flippedGlyph(glyphs.get(0), undefined, unitsPerEm), ...held.flat()],
  });
  return Buffer.from(font.toArrayBuffer());
}

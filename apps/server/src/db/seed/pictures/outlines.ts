/** Turns the words of a drawing into outlines, so that they do not depend on the fonts of the machine. */
import { glyphOf } from "../../../typeface.ts";

const wordElement = /<text ([^>]*)>([^<]*)<\/text>/g;

function attributesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));
}

/** The width of words at a size, and their outline once it is known where they begin. */
async function set(words: string, size: number, wght: number) {
  const glyphs = await Promise.all([...words].map((character) => glyphOf(character, wght)));
  const widths = glyphs.map(({ glyph, units }) => (glyph.advanceWidth * size) / units);
  return {
    width: widths.reduce((sum, width) => sum + width, 0),
    outlineFrom(start: number, baseline: number): string {
      let x = start;
      return glyphs
        .map(({ glyph }, i) => {
          const outline = glyph.getPath(x, baseline, size).toPathData(2);
          x += widths[i] ?? 0;
          return outline;
        })
        .join("");
    },
  };
}

async function outlineOf(attributeText: string, words: string): Promise<string> {
  const attributes = attributesOf(attributeText);
  const number = (name: string) => Number(attributes.get(name));
  const line = await set(words, number("font-size"), Number(attributes.get("font-weight") ?? 400));
  const start = number("x") - (attributes.get("text-anchor") === "middle" ? line.width / 2 : 0);
  return `<path d="${line.outlineFrom(start, number("y"))}" fill="${attributes.get("fill")}"/>`;
}

/**
 * Replaces every `<text>` of one line, with plain attributes `x`, `y`, `font-size`, `font-weight`, `fill` and
 * `text-anchor="middle"`, by a `<path>` in Noto Sans SC.
 */
export async function withOutlines(svg: string): Promise<string> {
  const found = [...svg.matchAll(wordElement)];
  const outlines = await Promise.all(
    found.map(([, attributes = "", words = ""]) => outlineOf(attributes, words)),
  );
  let next = 0;
  const drawn = svg.replaceAll(wordElement, () => outlines[next++] ?? "");
  if (/<text|<tspan/.test(drawn)) throw new Error("A drawing has words that are not made into outlines.");
  return drawn;
}

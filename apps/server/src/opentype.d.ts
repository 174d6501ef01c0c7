/** What is used of opentype.js, whose package brings no types. */
declare module "opentype.js" {
  export type Command =
    | { type: "M" | "L"; x: number; y: number }
    | { type: "Q"; x: number; y: number; x1: number; y1: number }
    | { type: "C"; x: number; y: number; x1: number; y1: number; x2: number; y2: number }
    | { type: "Z" };
  export class Path {
    commands: Command[];
    toPathData(decimals?: number): string;
  }
  export interface GlyphData {
    name: string;
    unicode?: number;
    advanceWidth: number;
    path: Path;
  }
  export class Glyph {
    constructor(data: GlyphData);
    advanceWidth: number;
    /** Where (x, y) is the beginning of the base line, y growing downwards. */
    getPath(x: number, y: number, size: number): Path;
  }
  export interface FontData {
    familyName: string;
    styleName: string;
    unitsPerEm: number;
    ascender: number;
    descender: number;
    weightClass: number;
    glyphs: Glyph[];
  }
  export class Font {
    constructor(data: FontData);
    unitsPerEm: number;
    ascender: number;
    descender: number;
    glyphs: { get(index: number): Glyph };
    charToGlyph(character: string): Glyph;
    hasChar(character: string): boolean;
    variation: { getTransform(glyph: Glyph, coordinates: { wght: number }): Glyph };
    toArrayBuffer(): ArrayBuffer;
  }
  const opentype: {
    parse(font: ArrayBuffer): Font;
    Font: typeof Font;
    Glyph: typeof Glyph;
    Path: typeof Path;
  };
  export default opentype;
}

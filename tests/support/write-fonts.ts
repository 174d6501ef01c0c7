/**
 * Writes the fonts of the browser tests and the configuration that lets a browser see no others, so that a picture is the
 * same on every machine. Run by npm test; by hand: node tests/support/write-fonts.ts
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import opentype, { type Glyph } from "opentype.js";
import { flippedGlyph, openSlice, slicesOfFont } from "../../apps/server/src/typeface.ts";
import { fontFolder, fontsConfig } from "./font-folder.ts";

const family = "Tradehall Tests";
const styles = { Regular: 400, Bold: 700 } as const;

/** One weight of Noto Sans SC as one file: its package has it in a hundred slices, each in every weight. */
async function writeFont(styleName: keyof typeof styles): Promise<void> {
  const wght = styles[styleName];
  const latin = await openSlice("latin");
  const { unitsPerEm, ascender, descender } = latin;
  const glyphs = new Map<number, Glyph>();
  for (const [slice, ranges] of await slicesOfFont()) {
    const font = await openSlice(slice);
    for (const [first, last] of ranges)
      for (let code = first; code <= last; code++) {
        const character = String.fromCodePoint(code);
        if (glyphs.has(code) || !font.hasChar(character)) continue;
        const glyph = font.variation.getTransform(font.charToGlyph(character), { wght });
        glyphs.set(code, flippedGlyph(glyph, code, unitsPerEm));
      }
  }
  const font = new opentype.Font({
    familyName: family,
    styleName,
    weightClass: wght,
    unitsPerEm,
    ascender,
    descender,
    glyphs: [
      flippedGlyph(latin.glyphs.get(0), undefined, unitsPerEm),
      ...[...glyphs].sort(([a], [b]) => a - b).map(([, glyph]) => glyph),
    ],
  });
  writeFileSync(path.join(fontFolder, "files", `${styleName}.otf`), Buffer.from(font.toArrayBuffer()));
}

/** Whatever family a page asks for, it gets this one, drawn without regard to the screen. */
const config = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${path.join(fontFolder, "files")}</dir>
  <cachedir>${path.join(fontFolder, "cache")}</cachedir>
  <match target="pattern">
    <edit name="family" mode="assign" binding="strong"><string>${family}</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
    <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
  </match>
</fontconfig>
`;

mkdirSync(path.join(fontFolder, "files"), { recursive: true });
writeFileSync(fontsConfig, config);
for (const name of Object.keys(styles) as (keyof typeof styles)[])
  if (process.argv.length < 3 || process.argv.includes(name)) await writeFont(name);

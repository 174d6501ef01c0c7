/** The objects that stand in the scenes, each made ready once. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { emojiObjects } from "./emoji.ts";
import { drawnObjects } from "./objects/index.ts";
import { withOutlines } from "./outlines.ts";
import { paintDefs } from "./paint.ts";
import type { Sprite } from "./scenes.ts";

const require = createRequire(import.meta.url);

/** Where the Fluent Emoji lie. */
export const emojiFolder = join(dirname(require.resolve("@lobehub/fluent-emoji-3d/package.json")), "assets");

const asImage = (png: Buffer, x: number, y: number, width: number, height: number): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;

/** Markup of an object; a Fluent object is enlarged smoothly once and embedded. */
async function markupOf(key: string): Promise<string> {
  const own = drawnObjects[key];
  if (own !== undefined) return withOutlines(own);
  const emoji = emojiObjects[key];
  if (emoji === undefined) throw new Error(`No object is drawn for "${key}".`);
  const png = await sharp(join(emojiFolder, `${emoji.file}.webp`))
    .modulate({ hue: emoji.hue ?? 0, saturation: emoji.saturation ?? 0.9 })
    .resize(560, 560, { kernel: "lanczos3" })
    .sharpen({ sigma: 1.1 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return asImage(png, 0, 0, 400, 400);
}

/** The objects' canvas is 400 units wide; they are measured, and their shadows made, at half of it. */
const half = 2;
const size = 400 / half;
/** The shadow in units of the canvas: how far off it falls, how soft it is, and its paint. */
const shadow = { dx: 6, dy: 14, softness: 11, red: 15, green: 26, blue: 40, opacity: 0.26 };

/**
 * The shadow of what is painted. Blurred once for each object: a filter would do it again for each scene, which takes
 * longer than all else in it.
 */
async function castShadow(alone: Buffer): Promise<string> {
  const margin = Math.ceil((shadow.softness * 3) / half);
  const wide = size + margin * 2;
  const silhouette = Buffer.alloc(wide * wide * 4);
  for (let y = 0; y < wide; y++)
    for (let x = 0; x < wide; x++) {
      const isInside = x >= margin && x < margin + size && y >= margin && y < margin + size;
      const alpha = isInside ? (alone[((y - margin) * size + x - margin) * 4 + 3] ?? 0) : 0;
      silhouette.set([shadow.red, shadow.green, shadow.blue, alpha * shadow.opacity], (y * wide + x) * 4);
    }
  const png = await sharp(silhouette, { raw: { width: wide, height: wide, channels: 4 } })
    .blur(shadow.softness / half)
    .png({ compressionLevel: 3 })
    .toBuffer();
  return asImage(png, shadow.dx - margin * half, shadow.dy - margin * half, wide * half, wide * half);
}

/** Measures what is painted, so that every object is on its floor at its full size. */
async function makeReady(key: string): Promise<Sprite> {
  const markup = await markupOf(key);
  const alone = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 400 400"><defs>${paintDefs}</defs>${markup}</svg>`,
    ),
  )
    .ensureAlpha()
    .raw()
    .toBuffer();
  const { info } = await sharp(alone, { raw: { width: size, height: size, channels: 4 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 12 })
    .toBuffer({ resolveWithObject: true });
  return {
    markup,
    shadow: await castShadow(alone),
    left: -(info.trimOffsetLeft ?? 0) * half,
    top: -(info.trimOffsetTop ?? 0) * half,
    width: info.width * half,
    height: info.height * half,
  };
}

const ready = new Map<string, Promise<Sprite>>();

/** The object of this key, e.g. `bolt`, ready to be set into a scene. */
export function sprite(key: string): Promise<Sprite> {
  const known = ready.get(key) ?? makeReady(key);
  ready.set(key, known);
  return known;
}

import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { brandNames } from "../data/brands.ts";
import { departments } from "../data/catalogue/index.ts";
import { bannerSeeds } from "../data/home.ts";
import { shopSeeds } from "../data/shops.ts";
import { avatarFiles, emojiObjects } from "./emoji.ts";
import { goodsObjects } from "./objects-goods.ts";
import { machineObjects } from "./objects-machines.ts";
import { metalObjects } from "./objects-metal.ts";
import { paintDefs } from "./paint.ts";
import { banner, icon, type Sprite, trio, wordMark } from "./scenes.ts";
import { takesOf } from "./takes.ts";

/** Raised when a drawing changes, so that old files are made again. */
const version = 3;

/** Widths in px that each kind of picture exists in, as `{path}-{width}.avif` and `.webp`. */
export const pictureWidths = {
  product: [200, 400, 800],
  category: [80, 160],
  brand: [160, 320],
  shop: [80, 160],
  avatar: [80, 160],
  banner: [780, 1200, 1600],
  bannerNarrow: [390, 780],
} as const;

interface Picture {
  path: string;
  widths: readonly number[];
  source: () => Promise<Buffer>;
}

const drawn: Record<string, string> = { ...metalObjects, ...machineObjects, ...goodsObjects };
const assets = join(
  dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")),
  "assets",
);

/** Markup of an object; a Fluent object is enlarged smoothly once and embedded. */
async function markupOf(key: string): Promise<string> {
  const own = drawn[key];
  if (own !== undefined) return own;
  const emoji = emojiObjects[key];
  if (emoji === undefined) throw new Error(`No object is drawn for "${key}".`);
  const png = await sharp(join(assets, `${emoji.file}.webp`))
    .modulate({ hue: emoji.hue ?? 0, saturation: emoji.saturation ?? 0.9 })
    .resize(560, 560, { kernel: "lanczos3" })
    .sharpen({ sigma: 1.1 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `<image width="400" height="400" href="data:image/png;base64,${png.toString("base64")}"/>`;
}

const sprites = new Map<string, Promise<Sprite>>();

/** Measures what is painted, so that every object stands on its floor at its full size. */
async function measure(key: string): Promise<Sprite> {
  const markup = await markupOf(key);
  const alone = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 400 400"><defs>${paintDefs}</defs>${markup}</svg>`,
  );
  const { info } = await sharp(alone)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 12 })
    .toBuffer({ resolveWithObject: true });
  return {
    markup,
    left: -(info.trimOffsetLeft ?? 0) * 2,
    top: -(info.trimOffsetTop ?? 0) * 2,
    width: info.width * 2,
    height: info.height * 2,
  };
}

function sprite(key: string): Promise<Sprite> {
  const known = sprites.get(key) ?? measure(key);
  sprites.set(key, known);
  return known;
}

const fromSvg = (text: string): Buffer => Buffer.from(text);

function list(): Picture[] {
  const pictures: Picture[] = [];
  const seen = new Set<string>();
  const hueOf = new Map<string, number>();
  for (const department of departments)
    for (const group of department.groups)
      for (const family of group.families) if (!hueOf.has(family.pic)) hueOf.set(family.pic, department.hue);
  for (const [key, hue] of hueOf) {
    if (seen.has(key)) continue;
    seen.add(key);
    const add = (path: string, widths: readonly number[], draw: (s: Sprite) => string) =>
      pictures.push({ path, widths, source: async () => fromSvg(draw(await sprite(key))) });
    for (const { path, draw } of takesOf(key)) add(path, pictureWidths.product, (s) => draw(s, hue));
    add(`c/${key}`, pictureWidths.category, icon);
  }
  const scene = (name: string, keys: [string, string, string], hue: number, caption: string) =>
    pictures.push({
      path: `p/scene-${name}`,
      widths: pictureWidths.product,
      source: async () =>
        fromSvg(trio([await sprite(keys[0]), await sprite(keys[1]), await sprite(keys[2])], hue, caption)),
    });
  scene("pack", ["carton", "trolley", "pallettruck"], 212, "整箱发货 · 防震包装");
  scene("quality", ["caliper", "micrometer", "certificate"], 172, "逐批检验 · 随货附合格证");
  scene("stock", ["shelf", "crate", "pallet"], 26, "现货库存 · 当日发出");
  scene("service", ["service", "toolbox", "helmet"], 196, "售后无忧 · 技术支持");
  bannerSeeds.forEach((seed, i) => {
    const goods = () => Promise.all(seed.pics.map(sprite));
    pictures.push({
      path: `h/banner-${i + 1}`,
      widths: pictureWidths.banner,
      source: async () => fromSvg(banner(1600, 533, seed.hue, seed, await goods())),
    });
    pictures.push({
      path: `h/banner-${i + 1}-narrow`,
      widths: pictureWidths.bannerNarrow,
      source: async () => fromSvg(banner(780, 424, seed.hue, seed, await goods())),
    });
  });
  brandNames.forEach((name, i) => {
    pictures.push({
      path: `b/brand-${String(i + 1).padStart(2, "0")}`,
      widths: pictureWidths.brand,
      source: async () => fromSvg(wordMark(320, 160, name, (i * 67 + 200) % 360, i)),
    });
  });
  shopSeeds.forEach((shop, i) => {
    pictures.push({
      path: shop.logo.replace("/pictures/", ""),
      widths: pictureWidths.shop,
      source: async () => fromSvg(wordMark(160, 160, shop.shopName.slice(0, 4), (i * 53 + 206) % 360, i + 1)),
    });
  });
  avatarFiles.forEach((file, i) => {
    pictures.push({
      path: `u/avatar-${i + 1}`,
      widths: pictureWidths.avatar,
      source: () =>
        sharp(join(assets, `${file}.webp`))
          .resize(160, 160)
          .flatten({ background: ["#dde7f1", "#e8e3d7", "#e0ece4", "#ece0e6"][i % 4] ?? "#dde7f1" })
          .png()
          .toBuffer(),
    });
  });
  return pictures;
}

async function write(dir: string, picture: Picture): Promise<void> {
  const raw = await sharp(await picture.source())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const base = () =>
    sharp(raw.data, { raw: { width: raw.info.width, height: raw.info.height, channels: raw.info.channels } });
  const isClear = raw.info.channels === 4 && picture.path.startsWith("c/");
  await Promise.all(
    picture.widths.flatMap((width) => {
      const sized = base().resize(width);
      if (!isClear) sized.removeAlpha();
      const file = join(dir, `${picture.path}-${width}`);
      return [
        // Full effort costs minutes; small widths fill the lists and get more of it.
        sized
          .clone()
          .avif({ quality: 55, effort: width <= 400 ? 1 : 0, chromaSubsampling: "4:2:0" })
          .toFile(`${file}.avif`),
        sized.clone().webp({ quality: 80, effort: 2 }).toFile(`${file}.webp`),
      ];
    }),
  );
}

/**
 * Composes every catalogue picture into `picturesDir` in its widths, as AVIF and WebP. Skips what an earlier
 * run of the same drawings finished; returns how many were made.
 */
export async function composePictures(
  picturesDir: string,
  onProgress: (text: string) => void = () => {},
): Promise<number> {
  const stamp = join(picturesDir, "made.json");
  const made = existsSync(stamp) ? (JSON.parse(await readFile(stamp, "utf8")) as { version?: number }) : {};
  if (made.version === version) return 0;
  for (const folder of ["p", "c", "h", "b", "s", "u"])
    await mkdir(join(picturesDir, folder), { recursive: true });
  const pictures = list();
  let next = 0;
  let done = 0;
  const worker = async () => {
    for (let picture = pictures[next++]; picture !== undefined; picture = pictures[next++]) {
      await write(picturesDir, picture);
      done += 1;
      if (done % 50 === 0) onProgress(`pictures ${done}/${pictures.length}`);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  await writeFile(stamp, JSON.stringify({ version, count: pictures.length }));
  onProgress(`pictures ${pictures.length}/${pictures.length}`);
  return pictures.length;
}

/** Every picture path that `composePictures` makes, as the database stores it. */
export const picturePaths = (): string[] => list().map((picture) => `/pictures/${picture.path}`);

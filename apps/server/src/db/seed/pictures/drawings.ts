/** Which pictures there are, in the order in which a buyer meets them. */
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { brandNames } from "../data/brands.ts";
import { departments } from "../data/catalogue/index.ts";
import { type BannerSeed, bannerSeeds, floorBannerSeeds } from "../data/home.ts";
import { shopBannerSeeds } from "../data/shop-banners.ts";
import { shopSeeds } from "../data/shops.ts";
import { pictureOf, plans } from "../plan.ts";
import { avatarFiles } from "./emoji.ts";
import { withOutlines } from "./outlines.ts";
import { banner, group, icon, licence, trio, wordMark } from "./scenes.ts";
import { emojiFolder, sprite } from "./sprites.ts";
import { takesOf } from "./takes.ts";

/** Widths in px that each kind of picture exists in, as `{path}-{width}.avif` and `.webp`. */
const pictureWidths = {
  category: [80, 160],
  brand: [160, 320],
  shop: [80, 160],
  avatar: [80, 160],
  banner: [780, 1200, 1600],
  bannerNarrow: [390, 780],
} as const;
/** A product's picture in a gallery takes as long as all else together, and few pages show it. */
const productWidths = { small: [200, 400], large: [800] } as const;

/** One picture, in widths that are drawn together. */
export interface Drawing {
  /** Under the folder of the pictures, without width and ending, e.g. `p/bolt-01`. */
  path: string;
  /** In px, the greatest last. */
  widths: readonly number[];
  /** Is on clear ground: whatever it is put on shows through. */
  isClear?: boolean;
  /** Drawn only when asked for: a gallery shows it beside the product's own. */
  isOnDemand?: boolean;
  /** The pixels, `width` px wide. */
  draw: (width: number) => Promise<Sharp>;
}

/** Pixels of a drawing whose own width is `ownWidth`. */
async function pixels(svg: string, ownWidth: number, width: number): Promise<Sharp> {
  // librsvg draws one unit as one pixel at 72 to the inch.
  return sharp(Buffer.from(await withOutlines(svg)), { density: (72 * width) / ownWidth });
}

function product(
  path: string,
  svg: () => Promise<string>,
  isOnDemand = false,
): { small: Drawing; large: Drawing } {
  const draw = async (width: number) => pixels(await svg(), 800, width);
  return {
    small: { path, widths: productWidths.small, draw, isOnDemand },
    large: { path, widths: productWidths.large, draw, isOnDemand },
  };
}

/** Every object with the hue of the department whose goods it shows. */
const objects = new Map(plans.toReversed().map(({ facts, department }) => [facts.pic, department.hue]));

const scenes: [name: string, keys: [string, string, string], hue: number, caption: string][] = [
  ["pack", ["carton", "trolley", "pallettruck"], 212, "整箱发货 · 防震包装"],
  ["quality", ["caliper", "micrometer", "certificate"], 172, "逐批检验 · 随货附合格证"],
  ["stock", ["shelf", "crate", "pallet"], 26, "现货库存 · 当日发出"],
  ["service", ["service", "toolbox", "helmet"], 196, "售后无忧 · 技术支持"],
];

const shared = scenes.map(([name, [left, right, front], hue, caption]) =>
  product(`p/scene-${name}`, async () =>
    trio([await sprite(left), await sprite(right), await sprite(front)], hue, caption),
  ),
);

const goods = [...objects].map(([key, hue]) =>
  takesOf(key).map(({ path, draw }, take) =>
    product(path, async () => draw(await sprite(key), hue), take > 0),
  ),
);

/** Icons stand for departments and families alone. */
const iconKeys = new Set(
  departments.flatMap(({ pic, groups }) => [
    pic,
    ...groups.flatMap(({ families }) => families.map(pictureOf)),
  ]),
);
const icons = [...iconKeys].map(
  (key): Drawing => ({
    path: `c/${key}`,
    widths: pictureWidths.category,
    isClear: true,
    draw: async (width) => pixels(icon(await sprite(key)), 160, width),
  }),
);

type Words = Omit<BannerSeed, "link">;
const wide = (seed: Words, path: string): Drawing => ({
  path,
  widths: pictureWidths.banner,
  draw: async (drawn) =>
    pixels(banner(seed.hue, seed, await Promise.all(seed.pics.map(sprite))), 1600, drawn),
});

/** Goods of a banner of the home page alone: the page writes its words beside them, on a ground of its brand. */
const goodsOf =
  (name: string) =>
  ({ pics }: Pick<BannerSeed, "pics">, i: number): Drawing => ({
    path: `h/${name}-${i + 1}-narrow`,
    widths: pictureWidths.bannerNarrow,
    isClear: true,
    draw: async (width) => pixels(group(await Promise.all(pics.map(sprite))), 780, width),
  });
const banners = bannerSeeds.map(goodsOf("banner"));
const floorBanners = floorBannerSeeds.map(goodsOf("floor"));
const shopBanners = shopBannerSeeds.map((seed, i) => wide(seed, `h/shop-${i + 1}`));

const licences = shopSeeds.map(
  ({ companyName, address }, i): Drawing => ({
    path: `h/licence-${i + 1}`,
    widths: pictureWidths.banner,
    draw: (width) => pixels(licence([companyName, address, "五金、工业品及劳保用品销售"]), 1600, width),
  }),
);

const brandMarks = brandNames.map(
  (name, i): Drawing => ({
    path: `b/brand-${String(i + 1).padStart(2, "0")}`,
    widths: pictureWidths.brand,
    draw: (width) => pixels(wordMark(320, 160, name, (i * 67 + 200) % 360, i), 320, width),
  }),
);

const shopMarks = shopSeeds.map(
  ({ logo, shopName }, i): Drawing => ({
    path: logo.replace("/pictures/", ""),
    widths: pictureWidths.shop,
    draw: (width) =>
      pixels(wordMark(160, 160, shopName.slice(0, 4), (i * 53 + 206) % 360, i + 1), 160, width),
  }),
);

const faces = avatarFiles.map(
  (file, i): Drawing => ({
    path: `u/avatar-${i + 1}`,
    widths: pictureWidths.avatar,
    draw: async (width) =>
      sharp(join(emojiFolder, `${file}.webp`))
        .resize(width, width)
        .flatten({ background: ["#dde7f1", "#e8e3d7", "#e0ece4", "#ece0e6"][i % 4] ?? "#dde7f1" }),
  }),
);

/**
 * All of them: first what is on every page and at the top of the home page, then the goods as lists show them, and
 * last what only a gallery or a wide window shows.
 */
export const drawings: readonly Drawing[] = [
  ...shopMarks,
  ...banners,
  ...floorBanners,
  ...brandMarks,
  ...faces,
  ...goods.flat().map(({ small }) => small),
  ...shared.map(({ small }) => small),
  ...icons,
  ...shopBanners,
  ...licences,
  ...[...goods.flat(), ...shared].map(({ large }) => large),
];

/** Every picture path that is drawn, as the database stores it. */
export const picturePaths = (): string[] => [...new Set(drawings.map(({ path }) => `/pictures/${path}`))];

/** Shops' homes: one for each, all kinds of blocks in one of them, and a draft that only its preview shows. */
import type { DecorationBlock, DecorationLink } from "@tradehall/api-client/models/decoration";
import { needed } from "../../needed.ts";
import type { Database } from "../opened-database.ts";
import { decorations, shopCollections } from "../schema/index.ts";
import { shopBannerSeeds } from "./data/shop-banners.ts";
import { shopSeeds } from "./data/shops.ts";
import type { GeneratedProduct } from "./generate.ts";
import { insertRows, restartIds } from "./insert.ts";
import { userId } from "./people.ts";
import type { ShopKey, ShopSeed } from "./shapes.ts";
import type { CategoryTile } from "./shop-categories.ts";

const hour = 3_600_000;
type Stored = Exclude<DecorationBlock, { kind: "products" | "coupons" }>;
/** As an editor stores it: goods and coupons by their ids alone. */
type Block =
  | Stored
  | { kind: "products"; title: string; prodIds: number[]; link?: DecorationLink }
  | { kind: "coupons"; title: string; couponIds: number[] }
  | { kind: "liveRoom"; room: string };

interface Shop {
  seed: ShopSeed;
  id: number;
  /** Ids of its goods, those off the shelf last. */
  prodIds: number[];
  tiles: readonly CategoryTile[];
}

const couponsOf: Record<ShopKey, number[]> = {
  platform: [7, 1, 4],
  huadong: [8, 1],
  lingnan: [9, 5],
  bashu: [14, 3],
  closed: [],
  special: [2],
  offline: [],
  notYetOpen: [],
};

const banner = ({ seed, id }: Shop): Block => ({
  kind: "banner",
  pictures: shopBannerSeeds.flatMap(({ shop, title, line, keyword }, nth) =>
    shop === seed.key
      ? [
          {
            imgUrl: `/pictures/h/shop-${nth + 1}`,
            alt: `${title} ${line}`,
            link: keyword === "" ? null : { to: "search", keyword, shopId: id },
          },
        ]
      : [],
  ),
});

const categories = ({ id, tiles }: Shop): Block => ({
  kind: "categories",
  title: "店铺分类",
  items: tiles.slice(0, 8).map(({ shopCid, name, picture }) => ({
    name,
    pic: picture,
    link: { to: "shopCategory", shopCid, shopId: id },
  })),
});

const products = (
  title: string,
  { prodIds }: Shop,
  from: number,
  count: number,
  link?: DecorationLink,
): Block => ({
  kind: "products",
  title,
  prodIds: prodIds.slice(from, from + count),
  ...(link ? { link } : {}),
});

/** A picture whose three objects, left, right and front, lead to three things, of the shop where it is named. */
const scene = (name: string, alt: string, labels: [string, string, string], shopId?: number) => ({
  imgUrl: `/pictures/p/scene-${name}`,
  alt,
  areas: labels.map((label, nth) => ({
    ...{
      x: [6, 58, 32][nth] ?? 0,
      y: nth === 2 ? 52 : 36,
      width: nth === 2 ? 36 : 36,
      height: nth === 2 ? 36 : 46,
    },
    label,
    link: { to: "search" as const, keyword: label, ...(shopId ? { shopId } : {}) },
  })),
});

function plainHome(shop: Shop): Block[] {
  const coupons = couponsOf[shop.seed.key];
  return [
    banner(shop),
    ...(coupons.length > 0 ? [{ kind: "coupons" as const, title: "进店领券", couponIds: coupons }] : []),
    products("店长推荐", shop, 0, 10),
    categories(shop),
    products("本店热卖", shop, 10, 10),
  ];
}

/** Every kind of block; the last goods of the shop's list are off the shelf, and are left out. */
function fullHome(shop: Shop, now: Date): Block[] {
  const { id, prodIds } = shop;
  return [
    banner(shop),
    {
      kind: "notice",
      lines: [
        { text: "宁波仓已恢复发货，浙江、上海、江苏次日达", link: null },
        { text: "满300元减35元 店铺券限时领取", link: { to: "coupon", couponId: 8 } },
      ],
    },
    { kind: "coupons", title: "店铺优惠券", couponIds: couponsOf.huadong },
    {
      kind: "countdown",
      title: "年终五金节 距结束",
      endsAt: now.getTime() + 75 * hour,
      endText: "年终五金节已结束",
      link: { to: "page", page: "coupons" },
    },
    {
      kind: "pictures",
      title: "看图选货",
      columns: 4,
      ratio: 1,
      pictures: [
        scene("pack", "整箱发货：纸箱、手推车、搬运车", ["手推车", "搬运车", "纸箱"], id),
        scene("quality", "逐批检验：卡尺、千分尺、校准证书", ["卡尺", "千分尺", "校准"]),
        scene("stock", "现货库存：货架、托盘、周转箱", ["货架", "托盘", "周转箱"], id),
        scene("service", "售后无忧：上门服务、工具箱、安全帽", ["上门服务", "工具箱", "安全帽"]),
      ],
    },
    products("店长推荐", shop, 0, 10, { to: "search", keyword: "", shopId: id }),
    { kind: "spacer", size: "m" },
    categories(shop),
    {
      kind: "video",
      title: "走进宁波仓",
      poster: "/pictures/h/shop-3",
      videoUrl: "/pictures/v/warehouse.webm",
    },
    {
      kind: "richText",
      html: "<h2>二十二年，只做紧固件与轴承</h2><p>宁波、温州两地自有仓库 <strong>18,000 平方米</strong>，常备规格三万六千种；支持来图加工与非标定制，小批量七天交付。</p><ul><li>每批附材质报告与盐雾试验记录</li><li>工程项目按清单配套，分批送货到工地</li></ul>",
    },
    { kind: "products", title: "本店热卖", prodIds: [...prodIds.slice(10, 19), ...prodIds.slice(-1)] },
  ];
}

const draft = (shop: Shop): Block[] => [
  { kind: "liveRoom", room: "年货直播间" },
  products("年货节预告", shop, 20, 5),
  banner(shop),
];

/** Needs the people, the catalogue, its coupons and the shops' own categories. */
export async function seedDecorations(
  db: Database,
  catalogue: readonly GeneratedProduct[],
  { now, tiles }: { now: Date; tiles: ReadonlyMap<number, readonly CategoryTile[]> },
): Promise<void> {
  const all = shopSeeds.map((seed, i): Shop => {
    const own = catalogue.filter(({ product }) => product.shopId === i + 1 && product.prodType === 0);
    const goods = [...own].sort((a, b) => (b.product.status ?? 1) - (a.product.status ?? 1));
    return {
      ...{ seed, id: i + 1, tiles: tiles.get(i + 1) ?? [] },
      prodIds: goods.map(({ product }) => product.id),
    };
  });
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  // Who has gone or never began shows none.
  const decorated = all.filter(({ seed }) => seed.shopStatus === 0 || seed.shopStatus === 1);
  const homes = decorated.map((shop) => ({
    ...{ id: shop.id, shopId: shop.id, name: "店铺首页", status: "published" as const },
    blocks: shop.seed.key === "huadong" ? fullHome(shop, now) : plainHome(shop),
    updatedAt: ago(shop.id * 30),
  }));
  const platform = needed(all[0], "first shop");
  const huadong = needed(all[1], "second shop");
  await insertRows(db, decorations, [
    ...homes,
    { id: 7, shopId: platform.id, name: "年货节首页", blocks: draft(platform), updatedAt: ago(3) },
    { id: 8, shopId: huadong.id, name: "开春首页", blocks: draft(huadong), updatedAt: ago(5) },
  ]);
  await restartIds(db, decorations);
  await insertRows(
    db,
    shopCollections,
    [
      ["dealer01", 2],
      ["dealer01", 4],
      ["vip01", 2],
      ["admin01", 1],
    ].map(([account, shopId], nth) => ({
      userId: userId(String(account)),
      shopId: Number(shopId),
      createdAt: ago(nth * 50 + 20),
    })),
  );
}

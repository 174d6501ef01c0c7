/**
 * A shop's pages as blocks (docs/decisions/2026-11-23-decorations.md). What is stored and what is answered has one
 * shape: the server fills `products` and `coupons` from their ids and cleans rich text.
 */
import { decorationPages, decorationStatuses } from "@tradehall/mall-rules/states/shop/decoration";
import * as v from "valibot";
import { Coupon } from "./coupon.ts";
import { ProductCard } from "./product.ts";
import { ShopInfo } from "./shop.ts";
import { id, instant } from "./wire.ts";

const words = v.optional(v.pipe(v.string(), v.maxLength(200)), "");
/** A picture or film of the mall itself; other hosts are for rich text, where the settings name them. */
const ownFile = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?!\/)[\w/.%-]+$/));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const upTo = <S extends v.GenericSchema>(most: number, item: S) => v.pipe(v.array(item), v.maxLength(most));

/** Where a block leads: to things of the mall by their ids, never to an address someone typed. */
export const DecorationLink = v.variant("to", [
  v.object({ to: v.literal("product"), prodId: id, skuId: v.optional(id) }),
  /** Ids from the first level down; with a shop, its own goods of that category. */
  v.object({
    to: v.literal("category"),
    path: v.pipe(v.array(id), v.minLength(1), v.maxLength(3)),
    shopId: v.optional(id),
  }),
  /** One of the shop's own. */
  v.object({ to: v.literal("shopCategory"), shopCid: id, shopId: id }),
  v.object({
    to: v.literal("search"),
    keyword: v.pipe(v.string(), v.maxLength(100)),
    shopId: v.optional(id),
  }),
  /** Where it is claimed. */
  v.object({ to: v.literal("coupon"), couponId: id }),
  v.object({ to: v.literal("page"), page: v.picklist(decorationPages) }),
  v.object({ to: v.literal("shop"), shopId: id }),
]);
export type DecorationLink = v.InferOutput<typeof DecorationLink>;

/** A link that no one here can follow leads nowhere; its block stays. */
const link = v.optional(v.fallback(v.nullable(DecorationLink), null), null);

/** A part of a picture that leads somewhere, in percent of the picture's sides. */
export const HotArea = v.object({
  x: percent,
  y: percent,
  width: percent,
  height: percent,
  /** What it leads to, in words. */
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(50)),
  link,
});

const KnownBlock = v.variant("kind", [
  v.object({
    kind: v.literal("banner"),
    pictures: upTo(8, v.object({ imgUrl: ownFile, alt: words, link })),
  }),
  v.object({
    kind: v.literal("pictures"),
    title: words,
    columns: v.picklist([1, 2, 3, 4]),
    /** Width by height of each picture. */
    ratio: v.optional(v.pipe(v.number(), v.minValue(0.2), v.maxValue(8)), 1),
    pictures: upTo(12, v.object({ imgUrl: ownFile, alt: words, areas: upTo(12, HotArea) })),
  }),
  v.object({
    kind: v.literal("products"),
    title: words,
    prodIds: upTo(60, id),
    link,
    /** Those of `prodIds` that are on sale now, in their order. */
    products: v.optional(v.array(ProductCard), []),
  }),
  v.object({
    kind: v.literal("coupons"),
    title: words,
    couponIds: upTo(12, id),
    coupons: v.optional(v.array(Coupon), []),
  }),
  v.object({ kind: v.literal("richText"), html: v.string() }),
  v.object({ kind: v.literal("countdown"), title: words, endsAt: instant, endText: words, link }),
  v.object({ kind: v.literal("notice"), lines: upTo(10, v.object({ text: words, link })) }),
  v.object({
    kind: v.literal("categories"),
    title: words,
    items: upTo(24, v.object({ name: words, pic: v.optional(v.union([ownFile, v.literal("")]), ""), link })),
  }),
  v.object({ kind: v.literal("video"), title: words, poster: ownFile, videoUrl: ownFile }),
  v.object({ kind: v.literal("spacer"), size: v.picklist(["s", "m", "l"]) }),
]);

/** What this version does not know, or cannot read: kept by its name, for the preview to show that it is there. */
const UnknownBlock = v.pipe(
  v.looseObject({ kind: v.string() }),
  v.transform(({ kind, name }) => ({
    kind: "unknown" as const,
    name: kind === "unknown" && typeof name === "string" ? name : kind,
  })),
);

export const DecorationBlock = v.union([KnownBlock, UnknownBlock]);
export type DecorationBlock = v.InferOutput<typeof DecorationBlock>;

/** A shop's page with what it needs to be drawn; countdowns count from `now`. */
export const Decoration = v.object({
  /** Null where the shop has none and the mall has put one together. */
  decorationId: v.nullable(id),
  name: v.string(),
  status: v.picklist(decorationStatuses),
  shop: ShopInfo,
  blocks: v.array(DecorationBlock),
  now: instant,
});
export type Decoration = v.InferOutput<typeof Decoration>;

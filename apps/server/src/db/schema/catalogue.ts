/** Shops, categories, products and what is said about them. */

import type { Fen } from "@tradehall/mall-rules/money";
import type { PriceTier } from "@tradehall/mall-rules/pricing";
import { molds, prodStatuses, prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import type { Pack } from "@tradehall/mall-rules/states/product/pack";
import { shopStatuses, shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { at, emptyIdArray, emptyTextArray, fen, noMoney, ref, serialId, tsvector } from "./columns.ts";
import { foldedCode, reversedCode } from "./folded-code.ts";
import { preSaleOfGoods, preSaleOfGoodsRule } from "./pre-sales.ts";
import { atLeast, oneOf, rule } from "./rules.ts";

export const shops = pgTable(
  "shops",
  {
    id: serialId(),
    name: text("name").notNull(),
    /** Who sells, as its invoices say it: the company behind the shop and its taxpayer number. */
    companyName: text("company_name").notNull().default(""),
    creditCode: text("credit_code").notNull().default(""),
    status: integer("status").notNull().default(1),
    storeType: integer("store_type").notNull().default(1),
    shopType: integer("shop_type").notNull().default(2),
    logo: text("logo").notNull().default(""),
    intro: text("intro").notNull().default(""),
    tel: text("tel").notNull().default(""),
    province: text("province").notNull().default(""),
    city: text("city").notNull().default(""),
    area: text("area").notNull().default(""),
    address: text("address").notNull().default(""),
    freightFen: fen("freight_fen").notNull().default(noMoney),
    /** Goods total from which freight is free; null is never. */
    freeFreightFen: fen("free_freight_fen"),
    /** Working days until it has sent what was ordered; 0 sends on the same day. */
    leadDays: integer("lead_days").notNull().default(1),
    /** Provinces the shop does not deliver to. */
    noDeliveryProvinceIds: ref("no_delivery_province_ids").array().notNull().default(emptyIdArray),
    licencePicture: text("licence_picture").notNull().default(""),
    /** Its own site, a whole address. */
    website: text("website").notNull().default(""),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    rule("shops_freight", atLeast(0, t.freightFen, t.freeFreightFen, t.leadDays)),
    rule(
      "shops_states",
      oneOf(t.status, Object.values(shopStatuses)),
      oneOf(t.shopType, Object.values(shopTypes)),
    ),
  ],
);

export const categories = pgTable(
  "categories",
  {
    id: serialId(),
    parentId: ref("parent_id").notNull().default(0),
    level: integer("level").notNull(),
    name: text("name").notNull(),
    picture: text("picture").notNull().default(""),
    seq: integer("seq").notNull().default(0),
  },
  (t) => [index("categories_parent").on(t.parentId, t.seq)],
);

export const brands = pgTable("brands", {
  id: serialId(),
  name: text("name").notNull(),
  logo: text("logo").notNull().default(""),
});

export interface Parameter {
  key: string;
  value: string;
}
export interface SpecDimension {
  name: string;
  values: { value: string; picture?: string }[];
}
/** A field the buyer fills in for virtual goods. */
export interface RemarkField {
  name: string;
  required: boolean;
}

/** A film about goods: its address, the picture that is shown until it plays, and how long it is. */
export interface ProductFilm {
  url: string;
  poster: string;
  seconds: number;
}

/** A power of two. */
export const sampleParts = 256;

export const products = pgTable(
  "products",
  {
    id: serialId(),
    shopId: ref("shop_id")
      .notNull()
      .references(() => shops.id),
    /** Third-level category; its parents are kept beside it so that a filter is one comparison. */
    categoryId: ref("category_id")
      .notNull()
      .references(() => categories.id),
    secondaryCategoryId: ref("secondary_category_id")
      .notNull()
      .references(() => categories.id),
    primaryCategoryId: ref("primary_category_id")
      .notNull()
      .references(() => categories.id),
    brandId: ref("brand_id").references(() => brands.id),
    name: text("name").notNull(),
    brief: text("brief").notNull().default(""),
    contentHtml: text("content_html").notNull().default(""),
    pictures: text("pictures").array().notNull().default(emptyTextArray),
    video: jsonb("video").$type<ProductFilm>(),
    /** 1 on sale (mall-rules states/order/delivery). */
    status: integer("status").notNull().default(1),
    mold: integer("mold").notNull().default(0),
    prodType: integer("prod_type").notNull().default(0),
    preSell: boolean("pre_sell").notNull().default(false),
    preSellAt: at("pre_sell_at"),
    ...preSaleOfGoods,
    /** Kept in the cloud warehouse and sent from there: looking at it never switches the buyer's shop (Spec §4). */
    cloudWarehouse: boolean("cloud_warehouse").notNull().default(false),
    /** Lowest SKU price, kept with the product for lists. */
    priceFen: fen("price_fen").notNull(),
    oriPriceFen: fen("ori_price_fen"),
    /** Lowest points of its SKUs; 0 of all that is sold for money alone. */
    scorePrice: integer("score_price").notNull().default(0),
    unit: text("unit").notNull().default("件"),
    minCount: integer("min_count").notNull().default(1),
    stepCount: integer("step_count").notNull().default(1),
    tierPrices: jsonb("tier_prices").$type<PriceTier[]>().notNull().default([]),
    specs: jsonb("specs").$type<SpecDimension[]>().notNull().default([]),
    parameters: jsonb("parameters").$type<Parameter[]>().notNull().default([]),
    remarkFields: jsonb("remark_fields").$type<RemarkField[]>().notNull().default([]),
    soldNum: integer("sold_num").notNull().default(0),
    commentNum: integer("comment_num").notNull().default(0),
    /** Share of good reviews in percent. */
    positiveRating: doublePrecision("positive_rating").notNull().default(100),
    inStock: boolean("in_stock").notNull().default(true),
    searchWords: tsvector("search_words").notNull(),
    /** Name in pinyin without tones or spaces, and its initials, lower case; in which way all three were made. */
    pinyin: text("pinyin").notNull().default(""),
    initials: text("initials").notNull().default(""),
    searchVersion: integer("search_version").notNull().default(0),
    putawayAt: at("putaway_at").notNull(),
    /**
     * One of `sampleParts` parts of the catalogue, each like the whole, for what is counted of some of many goods. The
     * id's middle bits after Knuth's multiplication: neighbours and even strides are spread.
     */
    sample: smallint("sample").generatedAlwaysAs(
      (): SQL => sql`((id & 16777215) * 2654435761 >> 20) & ${sql.raw(String(sampleParts - 1))}`,
    ),
  },
  (t) => [
    index("products_words").using("gin", t.searchWords),
    index("products_search_version").on(t.searchVersion),
    index("products_shop").on(t.shopId, t.status),
    // A page of a category in its order, by sales or price, whatever else is filtered.
    index("products_category").on(t.categoryId, t.status, t.soldNum),
    index("products_category_price").on(t.categoryId, t.status, t.priceFen),
    index("products_secondary").on(t.secondaryCategoryId, t.status, t.soldNum),
    index("products_secondary_price").on(t.secondaryCategoryId, t.status, t.priceFen),
    index("products_primary").on(t.primaryCategoryId, t.status, t.soldNum),
    // Counts of a range of prices go by it too, so that it tells apart what `products_facets` does.
    index("products_primary_price").on(
      t.primaryCategoryId,
      t.status,
      t.priceFen,
      t.secondaryCategoryId,
      t.categoryId,
      t.brandId,
      t.shopId,
      t.prodType,
      t.inStock,
      t.sample,
      t.id,
    ),
    index("products_brand").on(t.brandId, t.status),
    index("products_sample").on(t.sample),
    // All that facets tell apart: the goods of a category, or all, or a sample of them, are counted without their wide rows.
    index("products_facets").on(
      t.sample,
      t.primaryCategoryId,
      t.secondaryCategoryId,
      t.categoryId,
      t.brandId,
      t.shopId,
      t.status,
      t.prodType,
      t.inStock,
      t.priceFen,
      t.id,
    ),
    index("products_sold").on(t.status, t.soldNum),
    index("products_price").on(t.status, t.priceFen),
    index("products_pinyin").on(t.pinyin.op("text_pattern_ops")),
    index("products_initials").on(t.initials.op("text_pattern_ops")),
    index("products_new").on(t.status, t.putawayAt),
    rule("products_amounts", atLeast(0, t.priceFen, t.oriPriceFen, t.scorePrice, t.soldNum, t.commentNum)),
    preSaleOfGoodsRule(t),
    rule("products_counts", atLeast(1, t.minCount, t.stepCount)),
    rule(
      "products_states",
      oneOf(t.status, Object.values(prodStatuses)),
      oneOf(t.mold, Object.values(molds)),
      oneOf(t.prodType, Object.values(prodTypes)),
    ),
  ],
);

export const skus = pgTable(
  "skus",
  {
    id: serialId(),
    prodId: ref("prod_id")
      .notNull()
      .references(() => products.id),
    /** Values of the product's dimensions in their order, e.g. ["M8", "镀锌"]. */
    values: text("values").array().notNull().default(emptyTextArray),
    priceFen: fen("price_fen").notNull(),
    oriPriceFen: fen("ori_price_fen"),
    /** Of paid members; null where they pay what everybody pays. */
    memberPriceFen: fen("member_price_fen"),
    /** Of points goods: points for one piece, beside its price. */
    scorePrice: integer("score_price").notNull().default(0),
    stocks: integer("stocks").notNull().default(0),
    picture: text("picture").notNull().default(""),
    /** The merchant's SKU code: text, leading zeros kept. */
    partyCode: text("party_code").notNull().default(""),
    /** The manufacturer's part number. */
    makerCode: text("maker_code").notNull().default(""),
    /** What a unit of it holds; null where that is one piece. */
    pack: jsonb("pack").$type<Pack>(),
    weightGrams: integer("weight_grams").notNull().default(0),
    disabled: boolean("disabled").notNull().default(false),
  },
  (t) => [
    index("skus_prod").on(t.prodId),
    index("skus_code").on(t.partyCode),
    index("skus_maker_code").on(t.makerCode),
    index("skus_folded_code").on(foldedCode(t.partyCode)),
    index("skus_folded_maker_code").on(foldedCode(t.makerCode)),
    index("skus_reversed_code").on(reversedCode(t.partyCode)),
    rule(
      "skus_amounts",
      atLeast(0, t.priceFen, t.oriPriceFen, t.memberPriceFen, t.scorePrice, t.stocks, t.weightGrams),
    ),
  ],
);

/** Packages: a main product with others at a lower price together. */
export const combos = pgTable("combos", {
  id: serialId(),
  name: text("name").notNull(),
  mainProdId: ref("main_prod_id")
    .notNull()
    .references(() => products.id),
  items: jsonb("items").$type<{ prodId: number; skuId: number; priceFen: Fen }[]>().notNull().default([]),
});

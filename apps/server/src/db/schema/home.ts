/** What the home pages show besides goods: words to search for, banners, floors and notices. */
import type { BannerTone } from "@tradehall/api-client/models/home";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, emptyIdArray, ref, serialId } from "./columns.ts";

/** What a banner says beside its picture, on a ground of the brand. */
interface BannerWords {
  heading: string;
  line: string;
  action: string;
  tone: BannerTone;
}

/** A floor's own banner: a picture, all that it says, and where it leads within the mall; `""` is nowhere. */
export interface FloorBanner {
  picture: string;
  text: string;
  /** What is beside the picture; missing where that says it all. */
  words?: BannerWords;
  link: string;
}

export const hotSearches = pgTable("hot_searches", {
  id: serialId(),
  title: text("title").notNull(),
  content: text("content").notNull(),
  seq: integer("seq").notNull().default(0),
});

export const banners = pgTable("banners", {
  id: serialId(),
  picture: text("picture").notNull(),
  title: text("title").notNull().default(""),
  /** Null where the picture says it all. */
  words: jsonb("words").$type<BannerWords>(),
  link: text("link").notNull().default(""),
  seq: integer("seq").notNull().default(0),
});

/** Home floors: a title and chosen products of one first-level category. */
export const floors = pgTable("floors", {
  id: serialId(),
  title: text("title").notNull(),
  categoryId: ref("category_id").notNull(),
  prodIds: ref("prod_ids").array().notNull().default(emptyIdArray),
  banner: jsonb("banner").$type<FloorBanner>(),
  seq: integer("seq").notNull().default(0),
});

export const notices = pgTable("notices", {
  id: serialId(),
  shopId: ref("shop_id"),
  title: text("title").notNull(),
  contentHtml: text("content_html").notNull(),
  isTop: boolean("is_top").notNull().default(false),
  /** A withdrawn one is seen by no one. */
  isWithdrawn: boolean("is_withdrawn").notNull().default(false),
  publishedAt: at("published_at").notNull(),
});

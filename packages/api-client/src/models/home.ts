import { activityKinds } from "@tradehall/mall-rules/states/promotion/activity";
import * as v from "valibot";
import { CategoryStep } from "./category.ts";
import { NoticeLine } from "./notice.ts";
import { ProductCard } from "./product.ts";
import { dateTime, id, instant, money, picture } from "./wire.ts";

/** Grounds of a banner's words: colours that each brand has of its own. */
const bannerTones = ["accent", "inverse", "sale", "signal"] as const;
export type BannerTone = (typeof bannerTones)[number];

export const HomeBanner = v.object({
  imgUrl: picture,
  /** What it says, all together. */
  title: v.string(),
  /** What the mall writes itself beside the picture, on a ground of its brand; null where the picture says it all. */
  words: v.nullable(
    v.object({
      heading: v.string(),
      line: v.string(),
      action: v.string(),
      tone: v.picklist(bannerTones),
    }),
  ),
  /** Path within the mall; `""` leads nowhere. */
  link: v.string(),
  seq: v.number(),
});
export type HomeBanner = v.InferOutput<typeof HomeBanner>;

/** The same for a floor. A picture that says it all comes in two cuts: 3 : 1, and 3 : 10 under the path with `-narrow`. */
export const FloorBanner = v.omit(HomeBanner, ["seq"]);
export type FloorBanner = v.InferOutput<typeof FloorBanner>;

/** A floor of the home page: a first-level category, its second level as links, and chosen products. */
export const HomeFloor = v.object({
  floorId: id,
  title: v.string(),
  categoryId: id,
  /** Of the category. */
  pic: picture,
  /** Its own; null without one. */
  banner: v.nullable(FloorBanner),
  categories: v.array(CategoryStep),
  products: v.array(ProductCard),
});
export type HomeFloor = v.InferOutput<typeof HomeFloor>;

/** One product in an activity. */
export const ActivityItem = v.object({
  /** Its page in a flash sale. */
  seckillId: id,
  prodId: id,
  skuId: id,
  prodName: v.string(),
  skuName: v.string(),
  pic: picture,
  unit: v.string(),
  price: money,
  oriPrice: money,
  /** Pieces put up, and left. */
  total: v.number(),
  left: v.number(),
  /** Pieces a buyer may have; 0 has no limit. */
  perUser: v.number(),
});
export type ActivityItem = v.InferOutput<typeof ActivityItem>;

/** A flash sale, a group buying or a limited-time offer with its first products. */
export const HomeActivity = v.object({
  activityId: id,
  kind: v.picklist(activityKinds),
  name: v.string(),
  status: v.picklist(["notStarted", "inProgress"]),
  startsAt: instant,
  endsAt: instant,
  startTime: dateTime,
  endTime: dateTime,
  /** People a team needs; 0 outside group buying. */
  teamSize: v.number(),
  items: v.array(ActivityItem),
});
export type HomeActivity = v.InferOutput<typeof HomeActivity>;

/** What runs now and what comes next; countdowns count from `now`. */
export const HomeActivities = v.object({
  now: instant,
  flashSale: v.nullable(HomeActivity),
  nextFlashSale: v.nullable(HomeActivity),
  groupBuy: v.nullable(HomeActivity),
  special: v.nullable(HomeActivity),
});
export type HomeActivities = v.InferOutput<typeof HomeActivities>;

export const HomeShop = v.object({
  shopId: id,
  shopName: v.string(),
  shopType: v.number(),
  shopLogo: picture,
  intro: v.string(),
  prodCount: v.number(),
});
export type HomeShop = v.InferOutput<typeof HomeShop>;

/** The whole home page in one answer. */
export const HomeIndex = v.object({
  banners: v.array(HomeBanner),
  notices: v.array(NoticeLine),
  newProducts: v.array(ProductCard),
  activities: HomeActivities,
  floors: v.array(HomeFloor),
  shops: v.array(HomeShop),
});
export type HomeIndex = v.InferOutput<typeof HomeIndex>;

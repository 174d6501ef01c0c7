/** One true example of each shape of the catalogue, for the calls that answer it. */
import type { CategoryNode } from "../category.ts";
import type { OwnComment, ProdComment } from "../comment.ts";
import type { Coupon } from "../coupon.ts";
import type { HomeActivities, HomeActivity, HomeBanner, HomeFloor } from "../home.ts";
import type { NoticeLine } from "../notice.ts";
import type { ProdActivity, ProductCard, Sku } from "../product.ts";
import type { MatchedSku, SearchChosen, SearchFacets } from "../search.ts";

export const cardExample: ProductCard = {
  prodId: 1001,
  prodName: "拓锋 72齿棘轮两用扳手 可换向快速扳手",
  brief: "铬钒钢锻造，镜面抛光",
  pic: "/pictures/p/wrench-02",
  price: "16.80",
  oriPrice: "21.00",
  activityPrice: null,
  memberPrice: null,
  scorePrice: 0,
  shopId: 1,
  shopName: "百工自营",
  shopType: 1,
  categoryId: 17,
  secondaryCategoryId: 9,
  primaryCategoryId: 1,
  brandId: 1,
  mold: 0,
  prodType: 0,
  preSellStatus: 0,
  soldNum: 320,
  commentNum: 18,
  positiveRating: 98,
  totalStocks: 5_400,
  inStock: 1,
  unit: "把",
  pack: null,
  minCount: 1,
  stepCount: 1,
  skuId: null,
  tags: ["selfOperated", "tier"],
};

export const skuExample: Sku = {
  skuId: 5001,
  skuName: "8mm",
  properties: "规格:8mm",
  values: ["8mm"],
  price: "16.80",
  oriPrice: "21.00",
  activityId: null,
  activityPrice: null,
  memberPrice: null,
  skuScore: 0,
  activityStocks: null,
  tierPrices: [{ from: 10, price: "15.90" }],
  offers: [],
  stocks: 300,
  pic: "",
  partyCode: "TF-000817",
  makerCode: "72T-08",
  pack: null,
  weightGrams: 260,
};

export const matchExample: MatchedSku = {
  skuId: 5001,
  skuName: "8mm",
  partyCode: "TF-000817",
  pack: null,
  price: "16.80",
  oriPrice: "21.00",
  activityPrice: null,
  memberPrice: null,
  pic: "",
  inStock: 1,
};

export const categoryExample: CategoryNode = {
  categoryId: 1,
  parentId: 0,
  categoryName: "工具",
  level: 1,
  pic: "/pictures/c/tools",
  categories: [
    {
      categoryId: 9,
      parentId: 1,
      categoryName: "手动工具",
      level: 2,
      pic: "",
      categories: [
        {
          categoryId: 17,
          parentId: 9,
          categoryName: "扳手",
          level: 3,
          pic: "/pictures/c/wrench",
          categories: [],
        },
      ],
    },
  ],
};

export const categoryPathExample = [
  { categoryId: 1, categoryName: "工具", level: 1 },
  { categoryId: 9, categoryName: "手动工具", level: 2 },
  { categoryId: 17, categoryName: "扳手", level: 3 },
];

/** What an answer names as chosen by ids where nothing is. */
export const nothingChosenExample: SearchChosen = {
  shop: null,
  brands: [],
  categories: [],
  shops: [],
  attributes: [],
  coupon: null,
  shopCategory: null,
};

export const facetsExample: SearchFacets = {
  brands: [{ brandId: 1, brandName: "拓锋", count: 1 }],
  categories: [{ categoryId: 17, categoryName: "扳手", level: 3, parentId: 9, count: 1 }],
  prices: [{ min: "0.00", max: null, count: 1 }],
  shops: [{ shopId: 1, shopName: "百工自营", shopType: 1, count: 1 }],
  attributes: [{ name: "规格", values: [{ valueId: 3, value: "8mm", count: 1 }] }],
  selfOperatedCount: 1,
  inStockCount: 1,
};

const month = {
  startTime: "2026-11-01 00:00:00",
  endTime: "2026-12-01 00:00:00",
  startsAt: 1_793_462_400_000,
  endsAt: 1_796_054_400_000,
};

export const couponBaseExample = {
  couponId: 3,
  couponName: "工具专场券",
  scope: "category" as const,
  scopeIds: [1],
  scopeNames: ["工具"],
  shopId: null,
  shopName: "",
  cashCondition: "300.00" as const,
  reduceAmount: "30.00" as const,
  ...month,
  validDays: null,
  memberOnly: 0 as const,
};

export const couponExample: Coupon = {
  ...couponBaseExample,
  total: 100,
  stocks: 80,
  limitNum: 1,
  receivedNum: 0,
  canReceive: 1,
  state: "claimable",
};

export const noticeExample: NoticeLine = {
  shopName: null,
  id: 1,
  shopId: null,
  title: "双十一发货安排",
  isTop: 1,
  publishTime: "2026-11-01 09:00:00",
};

export const bannerExample: HomeBanner = {
  imgUrl: "/pictures/b/banner-1",
  title: "冬季安全防护 领券满199元减25元",
  words: { heading: "冬季安全防护", line: "领券满199元减25元", action: "去领券", tone: "signal" },
  link: "/list?cpid=3",
  seq: 1,
};

export const floorExample: HomeFloor = {
  floorId: 1,
  title: "工具",
  categoryId: 1,
  pic: "/pictures/c/wrench",
  banner: {
    imgUrl: "/pictures/h/floor-1-narrow",
    title: "工具专场 满500元减50元",
    words: { heading: "工具专场", line: "满500元减50元", action: "逛逛专场", tone: "accent" },
    link: "/list?cpid=1",
  },
  categories: [{ categoryId: 9, categoryName: "手动工具", level: 2 }],
  products: [cardExample],
};

export const prodActivityExample: ProdActivity = {
  activityId: 2,
  kind: "special",
  name: "限时优惠",
  status: "inProgress",
  ...month,
  price: "14.90",
  teamSize: 0,
  perUser: 5,
  seckillId: 17,
  skus: [{ skuId: 5001, price: "14.90", left: 40 }],
};

export const homeActivityExample: HomeActivity = {
  activityId: 1,
  kind: "seckill",
  name: "早十点场",
  status: "inProgress",
  ...month,
  teamSize: 0,
  items: [
    {
      prodId: 1001,
      skuId: 5001,
      prodName: cardExample.prodName,
      skuName: "8mm",
      pic: cardExample.pic,
      unit: "把",
      price: "9.90",
      oriPrice: "16.80",
      total: 50,
      left: 12,
      perUser: 2,
      seckillId: 17,
    },
  ],
};

export const homeActivitiesExample: HomeActivities = {
  now: 1_795_224_000_000,
  flashSale: homeActivityExample,
  nextFlashSale: null,
  groupBuy: null,
  special: null,
};

export const commentExample: ProdComment = {
  prodCommId: 7,
  prodId: 1001,
  score: 5,
  evaluate: 0,
  content: "做工扎实，棘轮顺滑。",
  pics: "",
  tags: ["quality"],
  isAnonymous: 1,
  nickName: "采***员",
  pic: "",
  skuName: "8mm",
  recTime: "2026-11-10 14:20:00",
  replyContent: null,
  replyTime: null,
  followUp: null,
};
export const ownCommentExample: OwnComment = { ...commentExample, allowedActions: ["followUp", "delete"] };

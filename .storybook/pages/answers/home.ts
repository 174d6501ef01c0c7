/** The home page's answer with as much as a running mall has. */
import { getHomeIndex } from "@tradehall/api-client/endpoints/home/get-home-index";
import { countMyOrders } from "@tradehall/api-client/endpoints/order/count-my-orders";
import {
  bannerExample,
  floorExample,
  homeActivityExample,
  noticeExample,
} from "@tradehall/api-client/models/examples/catalogue";
import type { HomeActivity, HomeIndex } from "@tradehall/api-client/models/home";
import type { ProductCard } from "@tradehall/api-client/models/product";
import { fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import { sampleNotices } from "../../../packages/mall-components/src/samples/home.ts";
import { goods } from "./goods.ts";

/** 2026-11-21 10:00 in China. */
const now = Date.UTC(2026, 10, 21, 2);
const hour = 3_600_000;
const { answer } = getHomeIndex.example;

/** Goods in an activity; each of them costs so many percent of its price. */
const activity = (
  { kind, name }: Pick<HomeActivity, "kind" | "name">,
  percent: number,
  cards: readonly ProductCard[],
): HomeActivity => ({
  ...homeActivityExample,
  ...{ kind, name, startsAt: now - hour, endsAt: now + 2 * hour, teamSize: kind === "grouping" ? 3 : 0 },
  items: cards.map(({ prodId, prodName, pic, price, unit }, at) => ({
    ...{ prodId, prodName, pic, unit, skuId: 5000 + prodId, skuName: "", seckillId: at + 1 },
    price: fenToYuan(fen(Math.round((yuanToFen(price) * percent) / 100))),
    ...{ oriPrice: price, total: 50, left: [7, 29, 18, 42, 1, 0][at % 6] ?? 0, perUser: 2 },
  })),
});

const banner = (at: number, shape: string, words: [heading: string, line: string, action: string]) => ({
  ...bannerExample,
  ...{ imgUrl: `/pictures/p/${shape}`, title: words.join(" "), seq: at },
  words: {
    ...{ heading: words[0], line: words[1], action: words[2] },
    tone: (["inverse", "signal", "accent"] as const)[at % 3] ?? "accent",
  },
});

const ofFirst = (...ids: number[]) =>
  goods.filter(({ primaryCategoryId }) => ids.includes(primaryCategoryId));

export const home: HomeIndex = {
  ...answer,
  banners: [
    banner(0, "drill-28", ["年终工具采购季", "满1000元减120元，企业专享价再降", "领券选购"]),
    banner(1, "helmet-44", ["冬季安全防护", "领券满199元减25元", "去领券"]),
    banner(2, "paper-220", ["办公一站购齐", "整箱复印纸次日达", "去看看"]),
  ],
  notices: sampleNotices.map(({ id, title, dateTime, isPinned }) => ({
    ...{ ...noticeExample, id: Number(id), title, isTop: isPinned ? 1 : 0 },
    publishTime: `${dateTime} 09:00:00`,
  })),
  newProducts: goods.slice(4, 10),
  activities: {
    now,
    flashSale: activity({ kind: "seckill", name: "十点场" }, 60, goods.slice(0, 6)),
    nextFlashSale: null,
    groupBuy: activity({ kind: "grouping", name: "三人拼团" }, 80, goods.slice(4, 10)),
    special: activity({ kind: "special", name: "限时优惠" }, 85, goods.toReversed().slice(0, 6)),
  },
  floors: [
    {
      ...{ ...floorExample, title: "工具与防护" },
      banner: {
        ...{ imgUrl: "/pictures/p/drill-212", title: "工具专场 满500元减50元", link: "/list?cpid=1" },
        words: { heading: "工具专场", line: "满500元减50元", action: "逛逛专场", tone: "accent" },
      },
      categories: ["手动工具", "电动工具", "气动工具", "安全防护"].map((categoryName, at) => ({
        ...{ categoryId: 9 + at, categoryName, level: 2 },
      })),
      products: [...ofFirst(1), ...ofFirst(3, 2, 5)],
    },
    {
      ...floorExample,
      ...{ floorId: 2, title: "仓储办公日用", categoryId: 7, banner: null },
      categories: ["包装耗材", "货架", "纸品", "文具"].map((categoryName, at) => ({
        ...{ categoryId: 19 + at, categoryName, level: 2 },
      })),
      products: [...ofFirst(8, 7), ...ofFirst(5, 3)].slice(0, 5),
    },
  ],
  shops: [...Map.groupBy(goods, ({ shopName }) => shopName)].slice(0, 5).map(([shopName, cards], at) => ({
    ...{ shopId: at + 1, shopName, shopType: cards[0]?.shopType ?? 2, shopLogo: cards[0]?.pic ?? "" },
    ...{ intro: at === 0 ? "平台自营，正品保障" : "厂家直供，次日发货", prodCount: 180 - at * 31 },
  })),
};

export const orderCounts = countMyOrders.example.answer;

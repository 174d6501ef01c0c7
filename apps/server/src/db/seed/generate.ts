import { type Fen, fen } from "@tradehall/mall-rules/money";
import type { PriceTier } from "@tradehall/mall-rules/pricing";
import { tagsOf } from "@tradehall/mall-rules/states/product/comment";
import { indexProduct, indexVersion } from "../../modules/search/words/index-text.ts";
import { initialsOf, syllablesOf } from "../../modules/search/words/words-of-text.ts";
import { needed } from "../../needed.ts";
import type { comments, products, skus } from "../schema/index.ts";
import { brandNames } from "./data/brands.ts";
import { badReviews, goodReviews, middlingReviews, reviewerNames } from "./data/reviews.ts";
import { shopSeeds } from "./data/shops.ts";
import { offShelfName, pointsSeeds, preSaleSeeds, soldOutName } from "./data/specials.ts";
import { describe } from "./describe.ts";
import { detailHtml } from "./detail-html.ts";
import { type Draw, seededDraw } from "./draw.ts";
import { packOf } from "./pack.ts";
import { avatarFiles } from "./pictures/emoji.ts";
import { filmOf, picturesOf } from "./pictures/takes.ts";
import { baseCount, type Plan, plans } from "./plan.ts";
import type { ShopKey } from "./shapes.ts";

type ProductRow = typeof products.$inferInsert & { id: number };
export type SkuRow = typeof skus.$inferInsert & { id: number };
type CommentRow = typeof comments.$inferInsert;

/** What one product becomes in the database. */
export interface GeneratedProduct {
  product: ProductRow;
  skus: SkuRow[];
  comments: CommentRow[];
  family: string;
}

const hour = 3_600_000;

const dealers: Record<string, ShopKey[]> = {
  工具: ["platform", "huadong"],
  五金紧固: ["huadong", "platform"],
  安全防护: ["lingnan", "platform"],
  电工照明: ["platform", "bashu"],
  气动液压管阀: ["bashu", "platform"],
  仪器仪表: ["bashu", "platform"],
  仓储包装: ["huadong", "platform"],
  办公清洁: ["platform", "lingnan"],
};

/** Shop ids count from 1 in the order of the shop list. */
export const shopId = (key: ShopKey): number => shopSeeds.findIndex((shop) => shop.key === key) + 1;

function shopFor(plan: Plan, number: number): ShopKey {
  if (plan.kind !== "ordinary" || plan.family.mold === 1) return "platform";
  if (number % 31 === 0) return "closed";
  if (number % 37 === 0) return "special";
  const keys = dealers[plan.department.name] ?? ["platform"];
  return keys[number % 3 === 0 ? 1 : 0] ?? "platform";
}

/** Rounds yuan to the prices that shops write: 9.90, 128, 1,099. */
function nicePrice(yuan: number): Fen {
  if (yuan < 10) return fen(Math.max(10, Math.round(yuan * 10) * 10));
  if (yuan < 100) return fen(Math.round(yuan * 2) * 50);
  return fen(Math.round(yuan) * 100);
}

/** Some six percent below; null where so little is asked that nothing nice lies below. */
function memberPrice(priceFen: Fen): Fen | null {
  const nice = nicePrice((priceFen / 100) * 0.94);
  return nice < priceFen ? nice : null;
}

function combinations(specs: Record<string, string[]>): string[][] {
  return Object.values(specs).reduce<string[][]>(
    (all, values) => all.flatMap((head) => values.map((value) => [...head, value])),
    [[]],
  );
}

function partyCode(number: number, index: number, plan: Plan): string {
  const tail = String(index + 1).padStart(2, "0");
  if (number % 4 === 0) return String(number * 37 + 1200).padStart(8, "0") + tail;
  if (number % 4 === 1) return `BG${plan.departmentId}-${String(number).padStart(5, "0")}-${tail}`;
  if (number % 4 === 2) return `${plan.familyId}${String(number * 13).padStart(6, "0")}.${tail}`;
  return `00${number}${tail}`;
}

interface Coded {
  plan: Plan;
  cycle: number;
  /** The shop's own. */
  shopCode: string;
}

/** Codes of makers begin with the brand's initials; some shops number goods as their maker does. */
function makerCode(brand: string, index: number, { plan, cycle, shopCode }: Coded): string {
  if (plan.family.mold === 1 || plan.kind === "points") return "";
  if (plan.nth === 2) return shopCode;
  const initials = initialsOf(syllablesOf(brand)).toUpperCase();
  const series = plan.kind === "preSale" ? "P" : String.fromCharCode(65 + plan.nth);
  return `${initials}${plan.familyId}${series}${cycle || ""}-${(index + 1) * 5}`;
}

/** What only goods can be praised or blamed for. */
const ofGoods = /包装|发货|材质|手感|边角|规格|安装|回购|购买|物流|颜色|质量|耐用|少发|松动|用了|运行|价格/;

/** What is said of services speaks of no parcel. */
const fitting = (pool: [string, string | null][], mold: number): [string, string | null][] => {
  const fit = pool.filter(([content]) => mold === 0 || !ofGoods.test(content));
  return fit.length > 0 ? fit : [["服务一般，预约等了两天。", "非常抱歉，已督促加快排期。"]];
};

interface Reviewed {
  id: number;
  mold: number;
  skuNames: string[];
  main: string;
  now: Date;
}

function reviews(draw: Draw, { id, mold, skuNames, main, now }: Reviewed): CommentRow[] {
  const count = Math.floor(draw() ** 1.6 * 16);
  return Array.from({ length: count }, (_, i) => {
    const tone = draw();
    const [all, score] =
      tone < 0.78
        ? ([goodReviews, 5] as const)
        : tone < 0.88
          ? ([goodReviews, 4] as const)
          : tone < 0.96
            ? ([middlingReviews, 3] as const)
            : ([badReviews, draw() < 0.5 ? 1 : 2] as const);
    const pool = fitting(all, mold);
    const [content, reply] = pool[Math.floor(draw() * pool.length)] ?? goodReviews[0] ?? ["好用", null];
    const createdAt = new Date(now.getTime() - (6 + i * 53 + draw() * 50) * hour);
    const pictures = draw() < 0.22 ? [main, "/pictures/p/scene-pack"].slice(0, draw() < 0.5 ? 1 : 2) : [];
    return {
      prodId: id,
      nickName: reviewerNames[Math.floor(draw() * reviewerNames.length)] ?? "匿名用户",
      avatar: `/pictures/u/avatar-${1 + Math.floor(draw() * avatarFiles.length)}`,
      score,
      content,
      pictures,
      tags: tagsOf(score).filter((_, at) => (id + i + at) % 4 === 0),
      anonymous: draw() < 0.25,
      skuName: skuNames[Math.floor(draw() * skuNames.length)] ?? "",
      reply,
      repliedAt: reply === null ? null : new Date(createdAt.getTime() + 9 * hour),
      createdAt,
    };
  });
}

/** Gallery of a product: its object in two ways, and two shared scenes. */
function gallery(plan: Plan, cycle: number, number: number, mold: number): string[] {
  const scenes = mold === 1 ? ["service"] : number % 2 ? ["pack", "quality"] : ["stock", "service"];
  return [...picturesOf(plan, cycle), ...scenes.map((scene) => `/pictures/p/scene-${scene}`)];
}

const series = ["经典", "尊享", "工程", "耐用", "标准", "旗舰", "经济", "专业", "增强", "轻量"];

function tiers(priceFen: Fen, min: number, draw: Draw): PriceTier[] {
  const steps = draw() < 0.5 ? [1, 10, 50] : [1, 5, 20, 100];
  return steps.map((times, i) => ({
    from: min * times,
    priceFen: fen(Math.max(1, Math.round(priceFen * (1 - i * 0.06)))),
  }));
}

/**
 * The `number`-th product, counting from 1, with its SKUs from `firstSkuId` on and its reviews. The same number
 * gives the same product; numbers over the base catalogue vary it under other brands and series.
 */
export function generateProduct(number: number, firstSkuId: number, now: Date): GeneratedProduct {
  // A scaled catalogue repeats the ordinary goods only.
  const ordinary = baseCount - preSaleSeeds.length - pointsSeeds.length;
  const cycle = number <= baseCount ? 0 : 1 + Math.floor((number - baseCount - 1) / ordinary);
  const plan = plans[cycle === 0 ? number - 1 : (number - baseCount - 1) % ordinary];
  if (plan === undefined) throw new Error(`There is no product ${number}.`);
  const draw = seededDraw(number);
  const { family, group, department } = plan;
  const mold = family.mold ?? 0;
  const brand = group.brands[(plan.nth + plan.familyId + cycle) % group.brands.length] ?? "百工";
  const isPoints = plan.kind === "points";
  const suffix =
    cycle === 0
      ? ""
      : ` ${series[cycle % series.length]}系列${String.fromCharCode(65 + (cycle % 26))}${String(cycle).padStart(3, "0")}`;
  const name = isPoints ? plan.name : `${brand} ${plan.name}${suffix}`;
  const { specs, unit, points, parameters: described } = describe(plan, cycle);
  const dimensions = Object.keys(specs);
  const packs = combinations(specs).map((values) => packOf(values, { parameters: described, unit }));
  const smallest = packs[0]?.pieces ?? 1;
  const hasSeveralPacks = packs.some((pack) => pack?.pieces !== packs[0]?.pieces);
  const isTiered = plan.kind === "ordinary" && mold === 0 && draw() < 0.45 && !hasSeveralPacks;
  const factor = [1, 1.35, 0.82, 2.1][plan.nth] ?? 1;
  const base = family.yuan * factor * (1 + (cycle % 17) * 0.013);
  const min = isPoints ? 1 : (family.moq ?? 1);
  const hasMemberPrice = plan.kind === "ordinary" && mold === 0 && number % 4 === 2;
  const isSoldOut = plan.name.includes(soldOutName);
  const skuRows: SkuRow[] = combinations(specs).map((values, index) => {
    const first = Math.max(0, specs[dimensions[0] ?? ""]?.indexOf(values[0] ?? "") ?? 0);
    const second = Math.max(0, specs[dimensions[1] ?? ""]?.indexOf(values[1] ?? "") ?? 0);
    // Face values of cards are their price; a tiered product costs the same in every specification.
    const face =
      family.name === "福利卡券" && !isPoints
        ? Number.parseInt(values[0] ?? "100", 10) / family.yuan / factor
        : null;
    const pack = packs[index] ?? null;
    const shopCode = partyCode(number, index, plan);
    // A larger pack costs less a piece.
    const times = hasSeveralPacks ? (pack?.pieces ?? smallest) / smallest : 1;
    const ofSecond = hasSeveralPacks ? times ** 0.95 : 1 + second * 0.09;
    const lift = isTiered ? 1 : (face ?? (1 + first * 0.17) * ofSecond);
    const priceFen = isPoints
      ? fen(Math.round((plan.yuan ?? 0) * 100))
      : face !== null
        ? fen(Math.round(family.yuan * factor * face * 100))
        : nicePrice(base * lift);
    const isEmpty = isSoldOut || (number % 5 === 0 && index % 7 === 3 && index > 0);
    return {
      id: firstSkuId + index,
      prodId: number,
      values,
      priceFen,
      oriPriceFen: nicePrice(Math.max(priceFen / 100, family.yuan) * (1.12 + (number % 5) * 0.05)),
      memberPriceFen: hasMemberPrice ? memberPrice(priceFen) : null,
      scorePrice: isPoints ? plan.score + index * 50 : 0,
      stocks: isEmpty ? 0 : number % 23 === 0 ? 3 + (index % 5) : Math.floor(60 + draw() * 4000),
      picture: "",
      partyCode: shopCode,
      makerCode: makerCode(brand, index, { plan, cycle, shopCode }),
      pack,
      weightGrams: Math.round(family.grams * times * (1 + first * 0.2)),
    };
  });
  const skuNames = skuRows.map((row) => (row.values ?? []).join(" "));
  const commentRows =
    cycle > 0 || isPoints
      ? []
      : reviews(draw, { id: number, mold, skuNames, main: picturesOf(plan, cycle)[0], now });
  const cheapest = skuRows.reduce(
    (low, row) => (row.priceFen < low.priceFen ? row : low),
    needed(skuRows[0], "SKU of a product"),
  );
  const good = commentRows.filter((row) => row.score >= 4).length;
  const pictures = gallery(plan, cycle, number, mold);
  const shopKey = shopFor(plan, number);
  const parameters = [
    ["品牌", brand],
    ["分类", family.name],
    ["计价单位", unit],
    ...described,
    ...(family.grams > 0
      ? [["单件毛重", family.grams < 1000 ? `${family.grams} g` : `${(family.grams / 1000).toFixed(1)} kg`]]
      : []),
    ["货号", skuRows[0]?.partyCode ?? ""],
  ].map(([key = "", value = ""]) => ({ key, value }));
  const shopName = shopSeeds.find((shop) => shop.key === shopKey)?.shopName ?? "";
  const { words: searchWords, ...speltName } = indexProduct({
    name,
    brand,
    category: family.name,
    above: [department.name, group.name],
    shopName,
    skus: skuRows,
    attributes: parameters.map(({ value }) => value),
  });
  return {
    family: family.name,
    skus: skuRows,
    comments: commentRows,
    product: {
      id: number,
      shopId: shopId(shopKey),
      categoryId: plan.familyId,
      secondaryCategoryId: plan.groupId,
      primaryCategoryId: plan.departmentId,
      brandId: brandNames.indexOf(brand) + 1,
      name,
      brief: points[number % points.length] ?? "",
      contentHtml: detailHtml({
        number,
        name,
        brand,
        plan,
        unit,
        specs,
        points,
        parameters: described,
        pictures,
        isShort: cycle > 0,
      }),
      pictures,
      video: filmOf(plan, pictures[0] ?? ""),
      status: plan.name.includes(offShelfName) && cycle === 0 ? 0 : 1,
      mold,
      prodType: isPoints ? 3 : 0,
      preSell: plan.kind === "preSale",
      preSellAt: plan.kind === "preSale" ? new Date(now.getTime() + (7 + (number % 20)) * 24 * hour) : null,
      cloudWarehouse: shopKey === "special",
      priceFen: cheapest.priceFen,
      oriPriceFen: cheapest.oriPriceFen ?? null,
      scorePrice: plan.score,
      unit,
      minCount: min,
      stepCount: isPoints ? 1 : (family.step ?? 1),
      tierPrices: isTiered ? tiers(cheapest.priceFen, min, draw) : [],
      specs: Object.entries(specs).map(([key, values]) => ({
        name: key,
        values: values.map((value) => ({ value })),
      })),
      parameters,
      remarkFields: mold === 1 ? remarkFields(family.name) : [],
      // Of three who bought, one writes at most.
      soldNum: Math.max(
        commentRows.length * 3,
        Math.floor(draw() ** 3 * 52_000) + (isPoints ? 0 : number % 90),
      ),
      commentNum: commentRows.length,
      positiveRating: commentRows.length === 0 ? 100 : Math.round((good / commentRows.length) * 100),
      inStock: skuRows.some((row) => (row.stocks ?? 0) > 0),
      searchWords,
      ...speltName,
      searchVersion: indexVersion,
      putawayAt: new Date(
        now.getTime() - (plan.kind === "preSale" ? number % 40 : 20 + draw() * 9000) * hour,
      ),
    },
  };
}

function remarkFields(family: string): { name: string; required: boolean }[] {
  if (family === "福利卡券") return [{ name: "接收手机号", required: true }];
  if (family === "培训课程")
    return [
      { name: "学员姓名", required: true },
      { name: "学员手机号", required: true },
      { name: "所在单位", required: false },
    ];
  return [
    { name: "联系人", required: true },
    { name: "联系电话", required: true },
    { name: "服务地址", required: true },
    { name: "设备说明", required: false },
  ];
}

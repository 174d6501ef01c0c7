/** Fills an empty database with 百工商城: catalogue, people, promotions, orders. */
import { sql } from "drizzle-orm";
import { attributesOf } from "../../modules/search/indexing/attributes-of.ts";
import { writeAttributes } from "../../modules/search/indexing/write-attributes.ts";
import type { Database } from "../opened-database.ts";
import type { FloorBanner } from "../schema/home.ts";
import {
  activities,
  banners,
  brands,
  categories,
  comments,
  coupons,
  floors,
  hotSearches,
  notices,
  products,
  settings,
  shops,
  skus,
} from "../schema/index.ts";
import { gatherStatistics } from "../statistics.ts";
import { brandLogo, brandNames } from "./data/brands.ts";
import { departments } from "./data/catalogue/index.ts";
import { bannerSeeds, floorBannerSeeds, hotSearches as hotWords } from "./data/home.ts";
import { noticeSeeds } from "./data/notices.ts";
import { shopSeeds } from "./data/shops.ts";
import { seedDecorations } from "./decorations.ts";
import { seedDiscounts } from "./discounts.ts";
import { seedExchange } from "./exchange.ts";
import { type GeneratedProduct, generateProduct } from "./generate.ts";
import { keepGoods } from "./goods.ts";
import { insertRows, restartIds } from "./insert.ts";
import { seedInvoices } from "./invoices.ts";
import { seedLedgers } from "./ledgers.ts";
import { seedLevels, seedMembers } from "./members.ts";
import { seedOrders } from "./orders.ts";
import { seedPeople } from "./people.ts";
import { baseCount, categoryRows } from "./plan.ts";
import { seedPreSales } from "./pre-sales.ts";
import { seedPromotions } from "./promotions.ts";
import { seedPurchaseLists } from "./purchase-lists.ts";
import { seedRefunds } from "./refunds.ts";
import { regionOf } from "./regions.ts";
import { seedShelves } from "./shelves.ts";
import { seedShopCategories } from "./shop-categories.ts";
import { seedStores } from "./stores.ts";
import { seedTeams } from "./teams.ts";
import { creditCode, seedCompanies, seedLanding, seedTerms } from "./terms.ts";

export interface SeedOptions {
  /** Products in the catalogue; default and least is the base catalogue of 400. */
  scale?: number;
  now: Date;
  onProgress?: (text: string) => void;
}

const hour = 3_600_000;
/** Products held in memory before they are written. */
const chunk = 500;

/** Seeds an empty, migrated database in one transaction. */
export async function seed(db: Database, options: SeedOptions): Promise<void> {
  const say = options.onProgress ?? (() => {});
  await db.transaction((transaction) => seedRows(transaction, options, say));
  await gatherStatistics(db);
}

async function seedRows(db: Database, options: SeedOptions, say: (text: string) => void): Promise<void> {
  const { now } = options;
  // Products come with what they are found by: their SKUs need not mark them.
  await db.execute(sql`set local tradehall.indexed = 'on'`);
  await seedShops(db, now);
  await seedLevels(db);
  await seedPeople(db, now);
  await seedMembers(db, now);
  await seedStores(db, now);
  say("shops and accounts");
  const catalogue = await seedCatalogue(db, Math.max(options.scale ?? 0, baseCount), now, say);
  const openShopIds = shopSeeds.flatMap((shop, i) =>
    shop.shopStatus === 1 && shop.storeType === 1 ? [i + 1] : [],
  );
  const goods = keepGoods(catalogue, openShopIds);
  await seedPromotions(db, goods, now);
  await seedDiscounts(db, goods, now);
  await seedOrders(db, goods, catalogue, now);
  await seedExchange(db);
  await seedPreSales(db, now);
  await seedTeams(db, now);
  await seedRefunds(db, now);
  await seedInvoices(db, now);
  await seedLedgers(db, now);
  await seedShelves(db, goods, now);
  await seedPurchaseLists(db, goods, now);
  await seedDecorations(db, catalogue, { now, tiles: await seedShopCategories(db, catalogue) });
  await seedHome(db, goods.plain(), now);
  await seedTerms(db, now);
  await seedCompanies(db);
  await seedLanding(db, goods);
  say("promotions, orders and the home page");
}

/** Numbers of no one, of the province that the mall's own shop is in: a real mall puts its own filings into the settings. */
const filings = { icpNumber: "沪ICP备00000000号-1", policeNumber: "沪公网安备 31011500000000号" };

async function seedShops(db: Database, now: Date): Promise<void> {
  await insertRows(
    db,
    shops,
    shopSeeds.map((shop, i) => {
      const { province, city, area } = regionOf(shop.areaId);
      return {
        id: i + 1,
        name: shop.shopName,
        companyName: shop.companyName,
        creditCode: creditCode(shop.companyName, shop.areaId),
        status: shop.shopStatus,
        storeType: shop.storeType,
        shopType: shop.shopType,
        logo: shop.logo,
        intro: shop.intro,
        tel: shop.tel,
        province,
        city,
        area,
        address: shop.address,
        freightFen: shop.freightFen,
        freeFreightFen: shop.freeFromFen,
        leadDays: shop.leadDays,
        noDeliveryProvinceIds: shop.noDeliveryProvinceIds,
        licencePicture: `/pictures/h/licence-${i + 1}`,
        website: shop.website ?? "",
        createdAt: new Date(now.getTime() - (900 - i * 60) * 24 * hour),
      };
    }),
  );
  await insertRows(db, settings, [{ key: "pcWebConfig", value: filings }]);
  await insertRows(db, categories, categoryRows());
  await insertRows(
    db,
    brands,
    brandNames.map((name, i) => ({ id: i + 1, name, logo: brandLogo(name) })),
  );
  for (const table of [shops, categories, brands]) await restartIds(db, table);
}

/** Writes the products in chunks and keeps the base ones for what is made from them. */
async function seedCatalogue(
  db: Database,
  count: number,
  now: Date,
  say: (text: string) => void,
): Promise<GeneratedProduct[]> {
  const kept: GeneratedProduct[] = [];
  let skuId = 1;
  for (let start = 1; start <= count; start += chunk) {
    const some: GeneratedProduct[] = [];
    for (let number = start; number < Math.min(start + chunk, count + 1); number++) {
      const made = generateProduct(number, skuId, now);
      skuId += made.skus.length;
      some.push(made);
      if (number <= baseCount) kept.push(made);
    }
    await insertRows(
      db,
      products,
      some.map((one) => one.product),
    );
    await insertRows(
      db,
      skus,
      some.flatMap((one) => one.skus),
    );
    await writeAttributes(
      db,
      some.map(({ product, skus: own }) => ({
        prodId: product.id,
        attributes: attributesOf({
          parameters: product.parameters ?? [],
          specs: product.specs ?? [],
          skus: own,
        }),
      })),
    );
    await insertRows(
      db,
      comments,
      some.flatMap((one) => one.comments),
    );
    const done = Math.min(start + chunk - 1, count);
    if (done === count || done % 5_000 === 0) say(`products ${done}/${count}`);
  }
  for (const table of [products, skus, comments]) await restartIds(db, table);
  return kept;
}

function floorBannerOf(floor: number): FloorBanner | null {
  const seed = floorBannerSeeds[floor];
  if (!seed) return null;
  const { title, line, action, link } = seed;
  return {
    picture: `/pictures/h/floor-${floor + 1}-narrow`,
    text: `${title} ${line}`,
    words: { heading: title, line, action, tone: floor % 2 === 0 ? "accent" : "inverse" },
    link,
  };
}

/** Where the offers of banners are, by their names. */
async function offerLinks(db: Database) {
  const named = { id: coupons.id, name: coupons.name };
  const couponIds = new Map((await db.select(named).from(coupons)).map(({ id, name }) => [name, id]));
  const offers = await db.select({ id: activities.id, name: activities.name }).from(activities);
  const offerIds = new Map(offers.map(({ id, name }) => [name, id]));
  return (of: (typeof bannerSeeds)[number]["of"]): string => {
    if ("zone" in of) return of.zone;
    return "coupon" in of
      ? `/list?couponId=${couponIds.get(of.coupon)}`
      : `/discount-detail?id=${offerIds.get(of.offer)}`;
  };
}

async function seedHome(db: Database, goods: GeneratedProduct[], now: Date): Promise<void> {
  const linkTo = await offerLinks(db);
  await insertRows(
    db,
    banners,
    bannerSeeds.map(({ title, line, action, tone, of }, i) => ({
      picture: `/pictures/h/banner-${i + 1}-narrow`,
      title: `${title} ${line}`,
      words: { heading: title, line, action, tone },
      link: linkTo(of),
      seq: i + 1,
    })),
  );
  await insertRows(
    db,
    hotSearches,
    hotWords.map((word, i) => ({ title: word, content: word, seq: i + 1 })),
  );
  await insertRows(
    db,
    floors,
    departments.map((department, i) => ({
      title: department.name,
      categoryId: i + 1,
      prodIds: goods
        .filter((one) => one.product.primaryCategoryId === i + 1)
        .slice(0, 10)
        .map((one) => one.product.id),
      banner: floorBannerOf(i),
      seq: i + 1,
    })),
  );
  await insertRows(
    db,
    notices,
    noticeSeeds.map((notice) => ({
      shopId: notice.shop === null ? null : notice.shop + 1,
      title: notice.title,
      contentHtml: notice.html,
      isTop: notice.isTop,
      publishedAt: new Date(now.getTime() - notice.hoursAgo * hour),
    })),
  );
}

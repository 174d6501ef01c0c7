/** Terms and companies of the demonstration mall, and the words of its landing page. */
import { createHash } from "node:crypto";
import { creditCodeCheckSign } from "@tradehall/mall-rules/checks/taxpayer";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { termsTypes } from "@tradehall/mall-rules/states/site/terms";
import type { Database } from "../opened-database.ts";
import { companies, settings, shopTerms } from "../schema/index.ts";
import { companySeeds } from "./data/companies.ts";
import { enterpriseSeeds } from "./data/people.ts";
import { shopSeeds } from "./data/shops.ts";
import { specialClauses, type TermsFacts } from "./data/terms.ts";
import { privacyEn, salesTermsEn } from "./data/terms-en.ts";
import { privacyZh, salesTermsZh } from "./data/terms-zh.ts";
import type { Goods } from "./goods.ts";
import { insertRows } from "./insert.ts";
import { regionOf } from "./regions.ts";
import type { ShopSeed } from "./shapes.ts";

const day = 86_400_000;

const provinceNames: Record<number, { zh: string; en: string }> = {
  540000: { zh: "西藏", en: "Tibet" },
  650000: { zh: "新疆", en: "Xinjiang" },
  710000: { zh: "台湾", en: "Taiwan" },
  810000: { zh: "香港", en: "Hong Kong" },
  820000: { zh: "澳门", en: "Macau" },
};

function factsOf(shop: ShopSeed): TermsFacts {
  const { province, city, area } = regionOf(shop.areaId);
  const free = shop.freeFromFen === null ? undefined : fenToYuan(shop.freeFromFen);
  const left = shop.noDeliveryProvinceIds.flatMap((id) => provinceNames[id] ?? []);
  const special = specialClauses[shop.key];
  return {
    name: shop.shopName,
    tel: shop.tel,
    address: [...new Set([province, city, area, shop.address])].join(""),
    freight: `¥${fenToYuan(shop.freightFen)}`,
    freeFreight: free ? `商品金额满 ¥${free} 免运费` : "不设免运费门槛",
    freeFreightEn: free ? `free from ¥${free} of goods` : "without a threshold for free freight",
    noDelivery:
      left.length > 0
        ? `本店暂不配送至${left.map(({ zh }) => zh).join("、")}。`
        : "本店支持配送至中国大陆全部省、自治区和直辖市。",
    noDeliveryEn:
      left.length > 0
        ? `The shop does not deliver to ${left.map(({ en }) => en).join(", ")} for now.`
        : "The shop delivers to all of the mainland.",
    special: special.zh,
    specialEn: special.en,
  };
}

/** Terms take effect once their shop has opened; a newer version is in force at the platform's own. */
export async function seedTerms(db: Database, now: Date): Promise<void> {
  await insertRows(
    db,
    shopTerms,
    shopSeeds.flatMap((shop, i) => {
      const facts = factsOf(shop);
      const common = {
        shopId: i + 1,
        version: shop.key === "platform" ? "3.2" : "1.4",
        effectiveAt: new Date(now.getTime() - (120 + i * 20) * day),
      };
      return [
        {
          ...common,
          type: termsTypes.privacy,
          contentHtml: privacyZh(facts),
          contentHtmlEn: privacyEn(facts),
        },
        {
          ...common,
          type: termsTypes.sales,
          contentHtml: salesTermsZh(facts),
          contentHtmlEn: salesTermsEn(facts),
        },
      ];
    }),
  );
}

const codeSigns = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** A unified social credit code with its check sign, drawn from the name: no one's. */
export function creditCode(name: string, regionCode: string): string {
  const digits = createHash("sha1").update(name).digest();
  const body = Array.from({ length: 9 }, (_, at) => codeSigns[(digits[at] ?? 0) % codeSigns.length]).join("");
  const code = `91${regionCode}${body}`;
  return `${code}${creditCodeCheckSign(code)}`;
}

/** The look-up's companies, the seed's own enterprises among them. */
export async function seedCompanies(db: Database): Promise<void> {
  await insertRows(db, companies, [
    ...enterpriseSeeds.map(({ name, creditCode: code }, i) => ({
      name,
      creditCode: code,
      legalPerson: ["周明远", "徐恒"][i] ?? "",
      region: ["上海市浦东新区", "江苏省苏州市虎丘区"][i] ?? "",
    })),
    ...companySeeds.map(([name, legalPerson, regionCode]) => {
      const { province, city, area } = regionOf(regionCode);
      return {
        name,
        legalPerson,
        creditCode: creditCode(name, regionCode),
        region: [...new Set([province, city, area])].join(""),
      };
    }),
  ]);
}

/** What the landing page shows. */
export async function seedLanding(db: Database, goods: Goods): Promise<void> {
  const families = ["扳手", "电钻", "深沟球轴承", "外六角螺栓", "劳保手套", "压力表"];
  await insertRows(db, settings, [
    {
      key: "landingPage",
      value: {
        bgImg: "",
        title: "工业品采购，一站配齐",
        subTitle: "留下需求，专属采购顾问 1 个工作日内联系您，提供企业专属报价与选型建议。",
        prodIds: families.map((family) => goods.of(family).product.id),
      },
    },
  ]);
}

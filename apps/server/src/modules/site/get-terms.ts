import { getTerms } from "@tradehall/api-client/endpoints/site/get-terms";
import { toIds } from "@tradehall/mall-rules/checks/id";
import { termsLimits } from "@tradehall/mall-rules/limits";
import { shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import { isTermsType } from "@tradehall/mall-rules/states/site/terms";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, inArray } from "drizzle-orm";
import { shops, shopTerms } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { cleanHtml } from "#server/rich-text/clean-html.ts";
import { cutAtHeadings } from "./articles.ts";

export default handle(getTerms, async ({ query }, context) => {
  const { db, locale } = context;
  if (!isTermsType(query.type)) refuse("termsMissing");
  const wanted = toIds(query.shopIds).slice(0, termsLimits.shops);
  if (query.shopIds !== "" && wanted.length === 0) refuse("termsMissing");
  const rows = await db
    .select({ terms: shopTerms, shopName: shops.name, tel: shops.tel })
    .from(shopTerms)
    .innerJoin(shops, eq(shops.id, shopTerms.shopId))
    .where(
      and(
        eq(shopTerms.type, query.type),
        query.shopIds === "" ? eq(shops.shopType, shopTypes.selfOperated) : inArray(shops.id, wanted),
      ),
    )
    .orderBy(asc(shops.id));
  if (rows.length === 0) refuse("termsMissing");
  const inWantedOrder = rows.sort((a, b) => wanted.indexOf(a.terms.shopId) - wanted.indexOf(b.terms.shopId));
  return Promise.all(
    inWantedOrder.map(async ({ terms, shopName, tel }) => {
      const raw = locale === "en" && terms.contentHtmlEn !== "" ? terms.contentHtmlEn : terms.contentHtml;
      return {
        shopId: terms.shopId,
        shopName,
        tel,
        version: terms.version,
        effectiveTime: chinaTime(terms.effectiveAt),
        ...cutAtHeadings(await cleanHtml(context, { html: raw, of: `terms of shop ${terms.shopId}` })),
      };
    }),
  );
});

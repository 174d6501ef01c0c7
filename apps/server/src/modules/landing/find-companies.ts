import { findCompanies } from "@tradehall/api-client/endpoints/landing/find-companies";
import { toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { leadLimits } from "@tradehall/mall-rules/limits";
import { asc, desc, or, sql } from "drizzle-orm";
import { companies } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(findCompanies, async ({ query }, { db }) => {
  const keyword = toHalfWidth(query.keyword).trim();
  if ([...keyword].length < leadLimits.lookUpMin) return [];
  const code = keyword.toUpperCase();
  return db
    .select({
      companyName: companies.name,
      creditCode: companies.creditCode,
      legalPerson: companies.legalPerson,
      region: companies.region,
    })
    .from(companies)
    .where(
      or(sql`strpos(${companies.name}, ${keyword}) > 0`, sql`starts_with(${companies.creditCode}, ${code})`),
    )
    .orderBy(desc(sql`starts_with(${companies.name}, ${keyword})`), asc(companies.name))
    .limit(leadLimits.lookUpOffered);
});

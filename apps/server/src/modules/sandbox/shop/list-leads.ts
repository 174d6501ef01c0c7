import { sandboxListLeads } from "@tradehall/api-client/endpoints/sandbox/shop/list-leads";
import { toFlag } from "@tradehall/api-client/models/wire";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { desc, eq } from "drizzle-orm";
import { leads, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

const shown = 50;

export default handle(sandboxListLeads, async (_, { db }) => {
  const rows = await db
    .select({ lead: leads, boundShopId: users.shopId })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.userId))
    .orderBy(desc(leads.id))
    .limit(shown);
  return rows.map(({ lead: row, boundShopId }) => ({
    leadId: row.id,
    userId: row.userId,
    boundShopId,
    productModel: row.productModel,
    enterpriseName: row.enterpriseName,
    creditCode: row.creditCode,
    userType: row.userType,
    contactName: row.contactName,
    mobile: row.mobile,
    region: [row.province, row.city, row.area].join(" "),
    acquisitionSource: row.acquisitionSource,
    isEmbedded: toFlag(row.embedded === 1),
    createTime: chinaTime(row.createdAt),
  }));
});

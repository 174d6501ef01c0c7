import { getOwnLead } from "@tradehall/api-client/endpoints/landing/get-own-lead";
import type { OwnLead } from "@tradehall/api-client/models/landing";
import { toFlag } from "@tradehall/api-client/models/wire";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { desc, eq } from "drizzle-orm";
import { leads, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

const toOwnLead = (row: typeof leads.$inferSelect): OwnLead => ({
  leadId: row.id,
  skuId: row.skuId ?? 0,
  productModel: row.productModel,
  enterpriseName: row.enterpriseName,
  creditCode: row.creditCode,
  userType: row.userType as OwnLead["userType"],
  contactName: row.contactName,
  mobile: row.mobile,
  provinceId: row.provinceId,
  cityId: row.cityId,
  areaId: row.areaId,
  region: [row.province, row.city, row.area].join(" "),
  acquisitionSource: row.acquisitionSource as OwnLead["acquisitionSource"],
  createTime: chinaTime(row.createdAt),
});

export default handle(getOwnLead, async (_, { db, buyer }) => {
  const [[user], [newest]] = await Promise.all([
    db.select({ mobile: users.mobile }).from(users).where(eq(users.id, buyer.userId)),
    db.select().from(leads).where(eq(leads.userId, buyer.userId)).orderBy(desc(leads.id)).limit(1),
  ]);
  return {
    mobile: user?.mobile ?? "",
    isBound: toFlag(buyer.shopId !== null),
    lead: newest ? toOwnLead(newest) : null,
  };
});

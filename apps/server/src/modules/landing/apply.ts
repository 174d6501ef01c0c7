import { applyFromLanding } from "@tradehall/api-client/endpoints/landing/apply";
import { checkRegion } from "@tradehall/mall-rules/checks/address";
import { checkChosen, checkContactName, checkEnterpriseName } from "@tradehall/mall-rules/checks/landing";
import { checkMobile } from "@tradehall/mall-rules/checks/person";
import { checkControls, toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { leads } from "#server/db/schema/index.ts";
import { type Context, handle } from "#server/handle.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { regionNames } from "../address/regions.ts";
import { modelName } from "./model-name.ts";

const chosen = (id: number): string => (id > 0 ? String(id) : "");

export default handle(applyFromLanding, async ({ body }, context: Context) => {
  const { db, clock, visitor } = context;
  const names = regionNames(body);
  const mobile = toHalfWidth(body.mobile).trim();
  const productModel = await modelName(db, body.skuId);
  refuseFields({
    skuId: checkChosen("model")(productModel ?? ""),
    enterpriseName: checkEnterpriseName(body.enterpriseName),
    creditCode: checkControls(body.creditCode),
    userType: checkChosen("userType")(body.userType),
    contactName: checkContactName(body.contactName),
    mobile: checkMobile(mobile),
    areaId: checkRegion({
      provinceId: chosen(body.provinceId),
      cityId: chosen(body.cityId),
      areaId: names ? chosen(body.areaId) : "",
    }),
    acquisitionSource: checkChosen("source")(body.acquisitionSource),
  });
  if (!names || productModel === undefined) refuse("checkInput");
  const { isEmbedded, ...form } = body;
  const [kept] = await db
    .insert(leads)
    .values({
      ...form,
      ...names,
      productModel,
      mobile,
      enterpriseName: body.enterpriseName.trim(),
      contactName: body.contactName.trim(),
      creditCode: body.creditCode.trim(),
      userId: visitor?.userId ?? null,
      embedded: isEmbedded,
      createdAt: clock.now(),
    })
    .returning({ leadId: leads.id, createdAt: leads.createdAt });
  if (!kept) refuse("checkInput");
  return { leadId: kept.leadId, createTime: chinaTime(kept.createdAt) };
});

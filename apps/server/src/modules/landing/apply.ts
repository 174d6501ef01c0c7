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
import { prodModels } from "./list-prod-models.ts";
import { modelName } from "./model-name.ts";

const chosen = (id: number): string => (id > 0 ? String(id) : "");

/** "" while there is no model to choose; undefined for one that is missing or cannot be had. */
async function modelOf(context: Context, skuId: number): Promise<string | undefined> {
  const name = await modelName(context.db, skuId);
  if (name !== undefined || skuId > 0) return name;
  const isAnyOffered = (await prodModels(context)).some(({ skuList }) => skuList.length > 0);
  return isAnyOffered ? undefined : "";
}

export default handle(applyFromLanding, async ({ body }, context: Context) => {
  const { db, clock, visitor } = context;
  const names = regionNames(body);
  const mobile = toHalfWidth(body.mobile).trim();
  const productModel = await modelOf(context, body.skuId);
  refuseFields({
    skuId: productModel === undefined ? checkChosen("model")("") : undefined,
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

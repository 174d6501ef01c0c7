import { getCenterInfo } from "@tradehall/api-client/endpoints/account/center/get-center-info";
import { shopAuditStatusOf } from "@tradehall/mall-rules/states/shop/store-application";
import { handle } from "#server/handle.ts";
import { growthLevelOf } from "#server/modules/membership/growth/levels.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";
import { ownStore } from "#server/modules/shop/application/own-store.ts";
import { centerParts } from "./center-parts.ts";
import { partly } from "./partly.ts";

export default handle(getCenterInfo, async ({ query: { part } }, context) => {
  const { db, buyer, clock, locale, log } = context;
  await settleOwn(db, buyer, clock.now());
  const parts = await partly(
    centerParts,
    context,
    (name) => part === undefined || part === name,
    (error, name) => log.error({ err: error, part: name }, "a part of the overview failed"),
  );
  const { application, shopStatus } = await ownStore(db, buyer.userId);
  const reached = await growthLevelOf(db, buyer.userId);
  return {
    ...parts,
    memberLevelName: reached?.name[locale] ?? "",
    shopAuditStatus: shopAuditStatusOf(application?.status),
    shopId: application?.shopId ?? null,
    shopStatus,
    now: clock.now().getTime(),
  };
});

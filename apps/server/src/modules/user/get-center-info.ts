import { getCenterInfo } from "@tradehall/api-client/endpoints/user/get-center-info";
import { handle } from "#server/handle.ts";
import { settleOwn } from "../refund/settle-refunds.ts";
import { centerParts } from "./center-parts.ts";
import { partly } from "./partly.ts";

export default handle(getCenterInfo, async ({ query: { part } }, context) => {
  const { db, buyer, clock, log } = context;
  await settleOwn(db, buyer, clock.now());
  const parts = await partly(
    centerParts,
    context,
    (name) => part === undefined || part === name,
    (error, name) => log.error({ err: error, part: name }, "a part of the overview failed"),
  );
  return { ...parts, now: clock.now().getTime() };
});

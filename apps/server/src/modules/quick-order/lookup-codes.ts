import { lookupCodes } from "@tradehall/api-client/endpoints/quick-order/lookup-codes";
import { handle } from "#server/handle.ts";
import { goodsOfCodes } from "./goods-of-codes.ts";

export default handle(lookupCodes, ({ body: { codes } }, { db, clock, buyer, locale }) =>
  goodsOfCodes(db, codes, { buyer, now: clock.now(), locale }),
);

import { getClosing } from "@tradehall/api-client/endpoints/account/closing/get-closing";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { handle } from "#server/handle.ts";
import { closingFacts } from "./closing-facts.ts";

export default handle(getClosing, async (_, { db, buyer, clock }) => {
  const facts = await closingFacts(db, buyer.userId, clock.now());
  const { orders, refunds, enterprises, points, coupons } = facts;
  return {
    ...{ orders, refunds, enterprises, points, coupons },
    balance: fenToYuan(facts.balanceFen),
    closesAt: facts.closesAt?.getTime() ?? null,
  };
});

import { getBalance } from "@tradehall/api-client/endpoints/payment/top-up/get-balance";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { handle } from "#server/handle.ts";
import { balanceOf } from "#server/modules/wallet/balance.ts";
import { isProvider, payMethods } from "#server/pay-methods/index.ts";
import { roomFor } from "./top-ups.ts";

export default handle(getBalance, async (_, { db, buyer: { userId }, settings }) => {
  const balanceFen = await balanceOf(db, userId);
  return {
    balance: fenToYuan(balanceFen),
    room: fenToYuan(roomFor(balanceFen)),
    payTypes: payMethods(settings)
      .filter(isProvider)
      .map(({ payType }) => payType),
  };
});

import { getOrderPath } from "@tradehall/api-client/endpoints/promotion/seckill/get-order-path";
import { toId } from "@tradehall/mall-rules/checks/id";
import { type Handler, handle } from "#server/handle.ts";
import { loadActivityGoods, refuseActivity } from "#server/modules/promotion/activity-goods.ts";
import { refuse } from "#server/refuse.ts";
import { passGate, refuseAtGate } from "./gate.ts";
import { giveSecret } from "./secrets.ts";

const handler = handle(getOrderPath, async ({ query }, { db, clock, buyer }) => {
  const now = clock.now();
  const goods = await loadActivityGoods(db, buyer.userId, query, now);
  if (goods?.kind !== "seckill") refuse("seckillMissing");
  refuseActivity(goods, 1);
  return { secret: await giveSecret(db, buyer.userId, goods, now) };
});

export default {
  ...handler,
  admit: async ({ query }, { database, clock }) => {
    const seckillId = toId(Object(query).seckillId);
    if (seckillId !== undefined) await refuseAtGate(database.db, clock, seckillId);
  },
  paceOf: async ({ query }, { database, clock }, buyer) =>
    buyer && (() => passGate(database.db, clock, query.seckillId, buyer)),
} satisfies Handler;

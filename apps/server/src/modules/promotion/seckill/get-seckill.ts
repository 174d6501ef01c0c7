import { getSeckill } from "@tradehall/api-client/endpoints/promotion/seckill/get-seckill";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fen, sumFen } from "@tradehall/mall-rules/money";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { roundSkus, seckillOf } from "./one-seckill.ts";
import { soldOf, timesOf } from "./round-goods.ts";

export default handle(getSeckill, async ({ query: { seckillId } }, { db, clock, buyer }) => {
  const now = clock.now();
  const found = await seckillOf(db, seckillId, buyer.userId);
  if (!found) refuse("seckillMissing");
  const { round, prodId, reminded } = found;
  const rows = await roundSkus(db, round.id, prodId, buyer.userId);
  const all = rows.reduce(
    (sum, { left, unpaid }) => ({ left: sum.left + left, unpaid: sum.unpaid + unpaid }),
    {
      ...{ left: 0, unpaid: 0 },
    },
  );
  const none = { priceFen: fen(0), oriFen: sumFen([], () => fen(0)), total: 0, perUser: 0 };
  return {
    ...timesOf(round),
    seckillId,
    prodId,
    status: soldOf({ ...none, ...all }, round, now).status,
    isReminded: toFlag(reminded),
    skus: rows.map(({ id, skuId, bought, ...pieces }) => ({
      seckillId: id,
      skuId,
      ...soldOf(pieces, round, now),
      bought,
    })),
    now: now.getTime(),
  };
});

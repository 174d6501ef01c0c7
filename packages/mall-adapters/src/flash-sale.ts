/** Flash sales as their screens show them. */
import type { SeckillProd, SeckillRound } from "@tradehall/api-client/models/seckill";
import type { FlashSaleGoods } from "@tradehall/mall-components/promotion/FlashSaleList";
import type { FlashSaleRound } from "@tradehall/mall-components/promotion/FlashSaleRounds";
import type { Locale } from "@tradehall/mall-rules/words";
import { roundTimeText } from "@tradehall/mall-rules/words/activities";

/** How much is gone; less than all of it is never said to be all. */
export const soldPercent = ({ total, left }: { total: number; left: number }): number =>
  left === 0 ? 100 : Math.min(99, Math.round(((total - left) / Math.max(1, total)) * 100));

export const toRounds = (
  rounds: readonly SeckillRound[],
  now: number,
  locale: Locale,
  hrefOf: (activityId: number) => string,
): FlashSaleRound[] =>
  rounds.map(({ activityId, startsAt, endsAt }) => ({
    id: String(activityId),
    timeText: roundTimeText(startsAt, now, locale),
    startsAt,
    endsAt,
    href: hrefOf(activityId),
  }));

/** The round that is meant, else the one that runs, else the next to come, else the last. */
export const roundInEffect = (rounds: readonly SeckillRound[], wanted: string): SeckillRound | undefined =>
  rounds.find(({ activityId }) => String(activityId) === wanted) ??
  rounds.find(({ status }) => status === "inProgress") ??
  rounds.find(({ status }) => status === "notStarted") ??
  rounds.at(-1);

/** Where a round leads on to that is over: the one that runs, else the next to come. */
export const roundBeside = (rounds: readonly SeckillRound[], activityId: number): SeckillRound | undefined =>
  rounds.find((round) => round.status !== "ended" && round.activityId !== activityId);

export const toFlashSaleGoods = (
  prod: SeckillProd,
  hrefOf: (seckillId: number) => string,
): FlashSaleGoods => ({
  id: String(prod.seckillId),
  href: hrefOf(prod.seckillId),
  name: prod.prodName,
  ...(prod.brief ? { brief: prod.brief } : {}),
  picture: prod.pic,
  yuan: prod.price,
  originalYuan: prod.oriPrice,
  soldPercent: soldPercent(prod),
  perUser: prod.perUser,
  unit: prod.unit,
  state: prod.status,
  isReminded: prod.isReminded === 1,
});

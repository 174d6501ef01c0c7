import { listSpecials } from "@tradehall/api-client/endpoints/promotion/special/list-specials";
import type { SpecialActivity } from "@tradehall/api-client/models/discount";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { activityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { handle } from "#server/handle.ts";
import { loadCards } from "#server/modules/product/product-cards.ts";
import { specialRows } from "./special-rows.ts";

/** Products of an activity that the zone shows; the others stand on its own page. */
const mostProds = 10;

export default handle(listSpecials, async (_, { db, clock }) => {
  const now = clock.now();
  const rows = await specialRows(db, now);
  const groups = [...Map.groupBy(rows, (row) => row.activity.id).values()];
  const shown = groups.flatMap((group) => group.slice(0, mostProds));
  const cards = await loadCards(db, now, [...new Set(shown.map((row) => row.prodId))]);
  const byProduct = new Map(cards.map((card) => [card.prodId, card]));
  const activities = groups.flatMap((group): SpecialActivity[] => {
    const [first] = group;
    if (!first) return [];
    const { id, name, startsAt, endsAt } = first.activity;
    const left = group.reduce((sum, row) => sum + row.left, 0);
    const times = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
    return [
      {
        ...{ discountId: id, name, ...times, startTime: chinaTime(startsAt), prodTotal: group.length },
        status: activityStatus({ ...times, left }, now.getTime()),
        prods: group.slice(0, mostProds).flatMap(({ prodId, priceFen, usualFen, total, left: ofProduct }) => {
          const card = byProduct.get(prodId);
          const prices = { offerPrice: fenToYuan(priceFen), usualPrice: fenToYuan(usualFen) };
          return card ? [{ ...card, ...prices, total, left: ofProduct }] : [];
        }),
      },
    ];
  });
  return { activities, now: now.getTime() };
});

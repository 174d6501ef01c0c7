import { listSeckillProds } from "@tradehall/api-client/endpoints/promotion/seckill/list-seckill-prods";
import { listSeckillRounds } from "@tradehall/api-client/endpoints/promotion/seckill/list-seckill-rounds";
import { roundInEffect, toFlashSaleGoods, toRounds } from "@tradehall/mall-adapters/flash-sale";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { hrefOf, readListQuery } from "../../adapters/list-query.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import { remindAction } from "../../server/remind-action.ts";
import type { Route } from "./+types/route.ts";
import { FlashSalePage, flashSaleQuery } from "./FlashSalePage.tsx";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(flashSaleQuery, args.request.url);
  const mall = mallOf(args);
  return loadList(query, async () => {
    const { rounds, now } = await mall(listSeckillRounds);
    const round = roundInEffect(rounds, query.round);
    const goods =
      round &&
      (await mall(listSeckillProds, {
        query: { activityId: round.activityId, current: query.page, size: pageSizes.default },
      }));
    return {
      now,
      round: String(round?.activityId ?? ""),
      rounds: toRounds(rounds, now, localeOf(args.request), (id) =>
        hrefOf(flashSaleQuery, { round: String(id) }),
      ),
      goods: (goods?.records ?? []).map((one) =>
        toFlashSaleGoods(one, (seckillId) => hrefTo("secdetail", { seckillId })),
      ),
      pageCount: goods?.pages ?? 0,
    };
  });
}

export const action = (args: Route.ActionArgs) => remindAction(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function FlashSale({ loaderData, actionData }: Route.ComponentProps) {
  return <FlashSalePage {...loaderData} answer={actionData} />;
}

import { getBalance } from "@tradehall/api-client/endpoints/payment/top-up/get-balance";
import { getTopUp } from "@tradehall/api-client/endpoints/payment/top-up/get-top-up";
import { listBalanceChanges } from "@tradehall/api-client/endpoints/wallet/list-balance-changes";
import { toBalanceEntry } from "@tradehall/mall-adapters/wallet";
import { payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import { redirect } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { ledgerInput, ledgerQuery } from "../../adapters/ledger-query.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { load, localeOf, type Mall, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { BalancePage } from "./BalancePage.tsx";
import { topUpAction } from "./top-up-action.ts";

const balanceQuery = ledgerQuery(hrefTo("uc-balance"));

/** The top-up of the address: one that waits for its code to be scanned, or one that was just paid. */
async function topUpOf(mall: Mall, search: URLSearchParams) {
  const payNo = search.get("payNo") ?? search.get("paid");
  if (!payNo) return undefined;
  const topUp = await load(() => mall(getTopUp, { query: { payNo } }));
  if (topUp.status === "paid" && search.has("payNo")) throw redirect(hrefTo("uc-balance", { paid: payNo }));
  return topUp;
}

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const mall = mallOf(args);
  const locale = localeOf(args.request);
  const topUp = await topUpOf(mall, searchParams);
  const query = {
    ...readListQuery(balanceQuery, args.request.url),
    topUp,
    amount: searchParams.get("amount") ?? "",
  };
  return loadList(query, async () => {
    const [{ balance, room, payTypes }, { pages, records }] = await Promise.all([
      mall(getBalance),
      mall(listBalanceChanges, ledgerInput(query)),
    ]);
    return {
      ...{ balance, room, methods: payTypes.flatMap((one) => payMethodName(one) ?? []) },
      pageCount: pages,
      entries: records.map((one) => toBalanceEntry(one, locale, dataRoutes)),
    };
  });
}

export const action = async (args: Route.ActionArgs) =>
  topUpAction(mallOf(args), await readForm(args.request), args.request);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function Balance({ loaderData, actionData }: Route.ComponentProps) {
  const { query } = loaderData;
  return <BalancePage key={query.topUp?.payNo ?? query.amount} {...loaderData} answer={actionData} />;
}

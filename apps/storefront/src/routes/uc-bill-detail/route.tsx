import { getStatement } from "@tradehall/api-client/endpoints/statement/get-statement";
import { listStatementLines } from "@tradehall/api-client/endpoints/statement/list-statement-lines";
import {
  confirmedOf,
  toStatementLine,
  toStatementMonth,
  toStatementParts,
} from "@tradehall/mall-adapters/statement";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { data } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { hrefOf, readListQuery } from "../../adapters/list-query.ts";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { StatementPage, statementQuery } from "./StatementPage.tsx";
import { statementAction } from "./statement-action.ts";

/** The part whose lines are asked for; absent for all, `""` for what names no cost centre. */
const keyOf = (address: string) => new URL(address).searchParams.get("key")?.slice(0, 60) ?? undefined;

export async function loader(args: Route.LoaderArgs) {
  const mall = mallOf(args);
  const { month, by, page } = readListQuery(statementQuery, args.request.url);
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) throw data(null, { status: 404 });
  const key = keyOf(args.request.url);
  const statement = await load(() => mall(getStatement, { query: { month } }));
  const hrefForKey = (one: string) =>
    `${hrefOf(statementQuery, { month, by })}&key=${encodeURIComponent(one)}`;
  const query = {
    ...{ month, by, page, statement: toStatementMonth(statement, ""), confirmed: confirmedOf(statement) },
    ...{ ownerName: statement.ownerName, isOwnPart: statement.isWhole === 0 },
    ...{ parts: toStatementParts(statement, by, key, hrefForKey) },
    ...{ canConfirm: statement.allowedActions.includes("confirm") },
    ...{ canAsk: statement.allowedActions.includes("ask"), ...(key === undefined ? {} : { key }) },
  };
  return loadList(query, async () => {
    const chosen = key === undefined ? {} : { by, key };
    const asked = { month, ...chosen, current: page, size: pageSizes.statementLines };
    const { records, total, pages } = await mall(listStatementLines, { query: asked });
    return { total, pageCount: pages, lines: records.map((line) => toStatementLine(line, dataRoutes)) };
  });
}

export const action = async (args: Route.ActionArgs) =>
  statementAction(mallOf(args), await readForm(args.request), localeOf(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function Statement({ loaderData, actionData }: Route.ComponentProps) {
  return <StatementPage {...loaderData} answer={actionData} />;
}

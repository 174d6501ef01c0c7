import { getMemberCenter } from "@tradehall/api-client/endpoints/membership/get-member-center";
import { listGrowthChanges } from "@tradehall/api-client/endpoints/membership/list-growth-changes";
import { toGrowthEntry, toMemberHead, toMemberTasks, toSignIn } from "@tradehall/mall-adapters/member";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { ledgerInput, ledgerQuery } from "../../adapters/ledger-query.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { MemberCenterPage } from "./MemberCenterPage.tsx";
import { memberAction } from "./member-action.ts";
import { signInMonths } from "./sign-in-months.ts";
import { taskHrefs } from "./task-hrefs.ts";

const growthQuery = ledgerQuery(hrefTo("member-center"));

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(growthQuery, args.request.url);
  const month = new URL(args.request.url).searchParams.get("month") ?? "";
  const mall = mallOf(args);
  const locale = localeOf(args.request);
  return loadList(query, async () => {
    const ofMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? { month } : {};
    const [center, { pages, records }] = await Promise.all([
      mall(getMemberCenter, { query: ofMonth }),
      mall(listGrowthChanges, ledgerInput(query)),
    ]);
    return {
      head: toMemberHead(center),
      signIn: { ...toSignIn(center.signIn), ...signInMonths(center.signIn) },
      tasks: toMemberTasks(center.tasks, locale, taskHrefs),
      pageCount: pages,
      entries: records.map((one) => toGrowthEntry(one, locale, dataRoutes)),
    };
  });
}

export const action = async (args: Route.ActionArgs) =>
  memberAction(mallOf(args), await readForm(args.request), localeOf(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function MemberCenter({ loaderData, actionData }: Route.ComponentProps) {
  return <MemberCenterPage {...loaderData} answer={actionData} />;
}

import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { listMembers } from "@tradehall/api-client/endpoints/enterprise/list-members";
import { toApplications, toEnterprise, toMember, toSentInvites } from "@tradehall/mall-adapters/enterprise";
import { toId } from "@tradehall/mall-rules/checks/id";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { listQuery, readListQuery } from "../../adapters/list-query.ts";
import { keepForm, lostCall } from "../../browser/forms/kept-form.ts";
import { hrefTo } from "../../href-to.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { load, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { EnterprisePage } from "./EnterprisePage.tsx";
import { enterpriseAction } from "./enterprise-action.ts";

const pages = listQuery({ path: hrefTo("uc-enterprise-detail", { enterpriseId: "0" }) });
const idOf = ({ request }: { request: Request }) =>
  toId(new URL(request.url).searchParams.get("enterpriseId") ?? "") ?? 0;

export async function loader(args: Route.LoaderArgs) {
  const mall = mallOf(args);
  const enterpriseId = idOf(args);
  const facts = await load(() => mall(getEnterprise, { query: { enterpriseId } }));
  const { page } = readListQuery(pages, args.request.url);
  const can = (act: (typeof facts.allowedActions)[number]) => facts.allowedActions.includes(act);
  const query = {
    ...{
      enterpriseId,
      page,
      enterprise: toEnterprise(facts),
      applications: toApplications(facts),
      invites: toSentInvites(facts),
    },
    rights: { invite: can("invite"), remove: can("removeMember"), transfer: can("transfer") },
    hasTransfer: facts.transfer !== null,
  };
  return loadList(query, async () => {
    const input = { enterpriseId, current: page, size: pageSizes.members };
    const { records, pages: pageCount } = await mall(listMembers, { query: input });
    return { pageCount, members: records.map(toMember) };
  });
}

export const action = async (args: Route.ActionArgs) =>
  enterpriseAction(mallOf(args), await readForm(args.request), idOf(args), args.request);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, lostCall);

export default function Enterprise({ loaderData, actionData }: Route.ComponentProps) {
  return <EnterprisePage {...loaderData} answer={actionData} />;
}

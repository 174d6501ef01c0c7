import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { listMembers } from "@tradehall/api-client/endpoints/enterprise/list-members";
import { toApplications, toEnterprise, toMember, toSentInvites } from "@tradehall/mall-adapters/enterprise";
import { toId } from "@tradehall/mall-rules/checks/id";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { listQuery, readListQuery } from "../../adapters/list-query.ts";
import { keepForm, lostCall } from "../../browser/forms/kept-form.ts";
import { hrefTo } from "../../href-to.ts";
import { readForm, textOf } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { load, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { EnterprisePage, type EnterprisePageProps } from "./EnterprisePage.tsx";
import { type EnterpriseAnswer, enterpriseAction } from "./enterprise-action.ts";
import { loadTerms } from "./load-terms.ts";
import { isTermsIntent, type TermsAnswer, termsAction } from "./terms-action.ts";
import { TermsTab, type TermsTabProps } from "./terms-tab.tsx";

const pages = listQuery({ path: hrefTo("uc-enterprise-detail", { enterpriseId: "0" }) });
const idOf = ({ request }: { request: Request }) =>
  toId(new URL(request.url).searchParams.get("enterpriseId") ?? "") ?? 0;

export async function loader(args: Route.LoaderArgs) {
  const mall = mallOf(args);
  const enterpriseId = idOf(args);
  const { searchParams } = new URL(args.request.url);
  const tabPage = readListQuery(pages, args.request.url).page;
  if (searchParams.get("tab") === "terms") return loadTerms(mall, enterpriseId, tabPage, searchParams);
  const facts = await load(() => mall(getEnterprise, { query: { enterpriseId } }));
  const { page } = readListQuery(pages, args.request.url);
  const can = (act: (typeof facts.allowedActions)[number]) => facts.allowedActions.includes(act);
  const query = {
    ...{
      tab: "facts" as const,
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

export const action = async (args: Route.ActionArgs) => {
  const form = await readForm(args.request);
  const act = isTermsIntent(textOf(form, "intent")) ? termsAction : enterpriseAction;
  return act(mallOf(args), form, idOf(args), args.request);
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, lostCall);

export default function Enterprise({ loaderData, actionData }: Route.ComponentProps) {
  const ofTerms = actionData && "intent" in actionData;
  if (loaderData.query.tab === "terms")
    return (
      <TermsTab
        {...(loaderData as Omit<TermsTabProps, "answer">)}
        answer={ofTerms ? (actionData as TermsAnswer) : undefined}
      />
    );
  return (
    <EnterprisePage
      {...(loaderData as Omit<EnterprisePageProps, "answer">)}
      answer={ofTerms ? undefined : (actionData as EnterpriseAnswer | undefined)}
    />
  );
}

import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { listMembers } from "@tradehall/api-client/endpoints/enterprise/list-members";
import { toApplications, toEnterprise, toMember, toSentInvites } from "@tradehall/mall-adapters/enterprise";
import { toId } from "@tradehall/mall-rules/checks/id";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { listQuery, readListQuery } from "../../adapters/list-query.ts";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { approvalAction, type DecisionAnswer, isDecision } from "../../server/approval-action.ts";
import { readForm, textOf } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { ApprovalsTab, type ApprovalsTabProps } from "./approvals-tab.tsx";
import { EnterprisePage, type EnterprisePageProps } from "./EnterprisePage.tsx";
import { type EnterpriseAnswer, enterpriseAction } from "./enterprise-action.ts";
import { loadApprovals } from "./load-approvals.ts";
import { loadRules } from "./load-rules.ts";
import { loadTerms } from "./load-terms.ts";
import { isRulesIntent, type RulesAnswer, rulesAction } from "./rules-action.ts";
import { RulesTab, type RulesTabProps } from "./rules-tab.tsx";
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
  const tab = searchParams.get("tab");
  if (tab === "terms") return loadTerms(mall, enterpriseId, tabPage, searchParams);
  if (tab === "approvals") return loadApprovals(mall, enterpriseId, tabPage, searchParams);
  if (tab === "rules") return loadRules(mall, enterpriseId, tabPage);
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
  const intent = textOf(form, "intent");
  const mall = mallOf(args);
  if (isDecision(intent)) return approvalAction(mall, form, localeOf(args.request));
  const act = isTermsIntent(intent) ? termsAction : isRulesIntent(intent) ? rulesAction : enterpriseAction;
  return act(mall, form, idOf(args), args.request);
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

/** What a tab's own form was answered; each tab has intents of its own. */
const answerOf = <Answer extends { intent: string }>(
  answer: object | undefined,
  isOwn: (intent: string) => boolean,
): Answer | undefined =>
  answer && "intent" in answer && isOwn(String(answer.intent)) ? (answer as Answer) : undefined;

export default function Enterprise({ loaderData, actionData }: Route.ComponentProps) {
  const { tab } = loaderData.query;
  if (tab === "terms")
    return (
      <TermsTab
        {...(loaderData as Omit<TermsTabProps, "answer">)}
        answer={answerOf<TermsAnswer>(actionData, isTermsIntent)}
      />
    );
  if (tab === "approvals")
    return (
      <ApprovalsTab
        {...(loaderData as Omit<ApprovalsTabProps, "answer">)}
        answer={answerOf<DecisionAnswer>(actionData, isDecision)}
      />
    );
  if (tab === "rules")
    return (
      <RulesTab
        {...(loaderData as Omit<RulesTabProps, "answer">)}
        answer={answerOf<RulesAnswer>(actionData, isRulesIntent)}
      />
    );
  return (
    <EnterprisePage
      {...(loaderData as Omit<EnterprisePageProps, "answer">)}
      answer={actionData && "intent" in actionData ? undefined : (actionData as EnterpriseAnswer | undefined)}
    />
  );
}

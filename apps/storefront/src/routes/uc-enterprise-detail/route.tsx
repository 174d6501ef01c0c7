import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { listMembers } from "@tradehall/api-client/endpoints/enterprise/list-members";
import { toApplications, toEnterprise, toMember, toSentInvites } from "@tradehall/mall-adapters/enterprise";
import { toId } from "@tradehall/mall-rules/checks/id";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { listQuery, readListQuery } from "../../adapters/list-query.ts";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { approvalAction, isDecision } from "../../server/approval-action.ts";
import { readForm, textOf } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { ApprovalsTab } from "./approvals-tab.tsx";
import { EnterprisePage } from "./EnterprisePage.tsx";
import { enterpriseAction } from "./enterprise-action.ts";
import { loadApprovals, loadRules, loadTerms } from "./load-tabs.ts";
import { isRulesIntent, rulesAction } from "./rules-action.ts";
import { RulesTab } from "./rules-tab.tsx";
import { isTermsIntent, termsAction } from "./terms-action.ts";
import { TermsTab } from "./terms-tab.tsx";

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

type Shown = Route.ComponentProps["loaderData"];
const isOf = <Tab extends Shown["query"]["tab"]>(
  shown: Shown,
  tab: Tab,
): shown is Extract<Shown, { query: { tab: Tab } }> => shown.query.tab === tab;

/** What a form of the page was answered, by its tab: each answers in a shape of its own. */
function answersOf(answer: Route.ComponentProps["actionData"]) {
  if (!answer) return {};
  if ("isDone" in answer) return { rules: answer };
  if ("orderNumber" in answer) return { approvals: answer };
  return "intent" in answer ? { terms: answer } : { facts: answer };
}

export default function Enterprise({ loaderData, actionData }: Route.ComponentProps) {
  const { terms, approvals, rules, facts } = answersOf(actionData);
  if (isOf(loaderData, "terms")) return <TermsTab {...loaderData} answer={terms} />;
  if (isOf(loaderData, "approvals")) return <ApprovalsTab {...loaderData} answer={approvals} />;
  if (isOf(loaderData, "rules")) return <RulesTab {...loaderData} answer={rules} />;
  return <EnterprisePage {...loaderData} answer={facts} />;
}

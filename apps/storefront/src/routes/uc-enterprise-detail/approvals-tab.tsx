import {
  ApprovalList,
  type ApprovalTab,
  type ApprovalView,
} from "@tradehall/mall-components/enterprise/ApprovalList";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { Decide } from "../../pages/Decide.tsx";
import type { DecisionAnswer } from "../../server/approval-action.ts";
import { PageTabs } from "./PageTabs.tsx";

interface ApprovalsTabProps {
  query: { tab: "approvals"; enterpriseId: number; page: number; side: ApprovalTab };
  loaded: { pageCount: number; approvals: ApprovalView[] } | undefined;
  answer: DecisionAnswer | undefined;
}

/** Orders above a limit: `?tab=approvals`. */
export function ApprovalsTab({ query, loaded, answer }: ApprovalsTabProps) {
  const { enterpriseId, page, side } = query;
  const list = useListState(loaded);
  const here = { enterpriseId: String(enterpriseId), tab: "approvals" };
  return (
    <UserCenterFrame>
      <PageTabs current="approvals" enterpriseId={enterpriseId} />
      <ApprovalList
        {...list}
        current={side}
        hrefFor={(tab) => hrefTo("uc-enterprise-detail", { ...here, side: tab })}
        approvals={loaded?.approvals ?? []}
        {...(side === "decide"
          ? { actionsOf: (orderNumber) => <Decide orderNumber={orderNumber} answer={answer} /> }
          : {})}
        pager={{
          page,
          pageCount: loaded?.pageCount ?? 0,
          hrefForPage: (to) => hrefTo("uc-enterprise-detail", { ...here, side, page: String(to) }),
        }}
      />
    </UserCenterFrame>
  );
}

import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { ApprovalState } from "@tradehall/mall-rules/states/purchase/approval";
import { Link } from "@tradehall/ui/Link";
import { TabLinks } from "@tradehall/ui/Tabs";
import { Tag } from "@tradehall/ui/Tag";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { approvalWords } from "../../messages/approval.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { ListPager, type ListPagerProps } from "../../parts/ListPager/ListPager.tsx";
import { approvalTones } from "../approval-tones.ts";
import { PersonRow } from "../PersonRow/PersonRow.tsx";
import { words } from "./ApprovalList.messages.ts";

export const approvalTabs = ["decide", "requested", "decided"] as const;
export type ApprovalTab = (typeof approvalTabs)[number];

/** An order above a limit, as who approves or who ordered it looks for it. */
export interface ApprovalView {
  orderNumber: string;
  /** The order's page. */
  href: string;
  state: ApprovalState;
  /** The step it is at, from 1. */
  step: number;
  /** Steps in all. */
  stepCount: number;
  /** Name of who ordered. */
  requester: string;
  /** `yyyy-MM-dd HH:mm`. */
  createdText: string;
  /** Name of its first goods. */
  goods: string;
  /** Kinds of goods in it. */
  lineCount: number;
  /** What it comes to, yuan. */
  amount: YuanText;
  /** Purchase order; `""` for none, as the two below. */
  poNumber: string;
  costCentre: string;
  project: string;
  /** Names of who may decide it now; none once it is decided. */
  approvers: readonly string[];
  /** Who decided it; `""` before. */
  decidedBy: string;
  /** Why it was refused; `""` otherwise. */
  reason: string;
  /** Until when its goods are held, as text; "" once it is decided. */
  untilText: string;
}

export interface ApprovalListProps extends ListStateProps {
  /** The tab that is shown. */
  current: ApprovalTab;
  /** Address of a tab. */
  hrefFor: (tab: ApprovalTab) => string;
  /** Orders of the current tab, of the current page. */
  approvals: readonly ApprovalView[];
  /** Pages under the list; one page draws no pager. */
  pager: ListPagerProps;
  /** What can be done with one: an `ApprovalDecision`. */
  actionsOf?: (orderNumber: string) => ReactNode;
}

function ApprovalRow({ approval, children }: { approval: ApprovalView; children?: ReactNode }) {
  const { formatMessage: say, formatList } = useIntl();
  const { state, goods: name, lineCount: count, approvers, decidedBy, reason } = approval;
  const names = formatList([...approvers], { type: "disjunction" });
  const booked = (["poNumber", "costCentre", "project"] as const).map(
    (key) => approval[key] && `${say(orderWords[key])} ${approval[key]}`,
  );
  return (
    <PersonRow
      facts={[
        `${say(orderWords.number)} ${approval.orderNumber}`,
        say(words.by, { name: approval.requester, time: approval.createdText }),
        ...booked,
        say(approvalWords.stepOf, { step: approval.step, count: approval.stepCount }),
        names && say(approvalWords.waitsFor, { names }),
        decidedBy && say(approvalWords.by, { name: decidedBy }),
        reason && say(approvalWords.reasonIs, { reason }),
        approval.untilText && say(approvalWords.until, { time: approval.untilText }),
      ]}
      name={
        <>
          <Link href={approval.href}>{count > 1 ? say(words.goods, { name, count }) : name}</Link>
          <span>¥{priceText(approval.amount)}</span>
        </>
      }
      tags={
        <Tag size="s" tone={approvalTones[state]}>
          {say(state === "waiting" ? orderStatusMessages.approval : approvalWords[state])}
        </Tag>
      }
    >
      {children}
    </PersonRow>
  );
}

/** Orders above a limit: to decide, requested, decided. */
export function ApprovalList(props: ApprovalListProps) {
  const { current, hrefFor, approvals, pager, actionsOf } = props;
  const say = useIntl().formatMessage;
  return (
    <>
      <TabLinks
        current={current}
        label={say(words.title)}
        tabs={approvalTabs.map((id) => ({ id, label: say(words[id]), href: hrefFor(id) }))}
      />
      <CenterSection
        emptyText={approvals.length === 0 && say(words.none)}
        onRetry={props.onRetry}
        state={props.state}
        title={say(words[current])}
      >
        <ul aria-label={say(words[current])}>
          {approvals.map((approval) => (
            <ApprovalRow approval={approval} key={approval.orderNumber + approval.step}>
              {actionsOf?.(approval.orderNumber)}
            </ApprovalRow>
          ))}
        </ul>
        <ListPager {...pager} />
      </CenterSection>
    </>
  );
}

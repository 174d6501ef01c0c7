/** Limits and approvals of an enterprise as its pages show them. */
import type {
  Allowance,
  ApprovalCard,
  BuyingRules,
  MemberLimit,
} from "@tradehall/api-client/models/approval";
import type { OrderApproval } from "@tradehall/api-client/models/my-order";
import type { LimitNoteProps } from "@tradehall/mall-components/cart/LimitNote";
import type { ApprovalView } from "@tradehall/mall-components/enterprise/ApprovalList";
import type { ApprovalTrailProps } from "@tradehall/mall-components/enterprise/ApprovalTrail";
import type { MemberLimitView } from "@tradehall/mall-components/enterprise/MemberLimits";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";

const minuteOf = (time: string): string => time.slice(0, 16);

/** `hrefFor` spells the address of an order. */
export const toApproval = (card: ApprovalCard, hrefFor: (orderNumber: string) => string): ApprovalView => ({
  ...{ orderNumber: card.orderNumber, href: hrefFor(card.orderNumber), state: card.state },
  ...{ step: card.step, stepCount: card.stepCount, requester: card.requester.nickName },
  ...{ createdText: minuteOf(card.createTime), goods: card.prodName, lineCount: card.lineCount },
  ...{ amount: card.actualTotal, poNumber: card.poNumber, costCentre: card.costCentre },
  ...{ project: card.project, approvers: card.approvers, decidedBy: card.decidedBy, reason: card.reason },
  untilText: card.deadlineAt === null ? "" : minuteOf(chinaTime(card.deadlineAt)),
});

export const toApprovalTrail = ({
  steps,
  stepCount,
}: OrderApproval): Omit<ApprovalTrailProps, "children"> => ({
  stepCount,
  steps: steps.map(({ decideTime, ...step }) => ({
    ...step,
    ...(decideTime === null ? {} : { time: decideTime }),
  })),
});

export const toMemberLimit = (limit: MemberLimit): MemberLimitView => ({
  ...{ id: String(limit.userId), name: limit.nickName, isAdministrator: limit.role === "administrator" },
  ...(limit.perOrder === null ? {} : { perOrder: limit.perOrder }),
  ...(limit.perMonth === null ? {} : { perMonth: limit.perMonth }),
  categories: limit.categories.map(({ categoryId, categoryName, perMonth }) => ({
    ...{ id: String(categoryId), name: categoryName, perMonth },
  })),
  spent: limit.spent,
});

/** What of it has a limit. */
export const toLimits = (allowance: Allowance | undefined): Omit<LimitNoteProps, "total"> => ({
  ...(allowance?.perOrder ? { perOrder: allowance.perOrder } : {}),
  ...(allowance?.left ? { left: allowance.left } : {}),
});

const idText = (id: number | undefined): string => (id === undefined ? "" : String(id));

/** What is in the form of the rules, by input name. */
export const toRuleValues = (rules: BuyingRules): Record<string, string> => ({
  requiresPoNumber: String(rules.requiresPoNumber),
  requiresCostCentre: String(rules.requiresCostCentre),
  requiresProject: String(rules.requiresProject),
  ...Object.fromEntries(
    rules.approvalSteps.flatMap(({ from, approverIds: [approver, second] }, at) => [
      [`from${at + 1}`, from],
      [`approver${at + 1}`, idText(approver)],
      [`second${at + 1}`, idText(second)],
    ]),
  ),
});

export const toMemberOptions = ({ members }: BuyingRules): { value: string; label: string }[] =>
  members.map(({ userId, nickName }) => ({ value: String(userId), label: nickName }));

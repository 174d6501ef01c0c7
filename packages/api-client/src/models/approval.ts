/** What an enterprise's members may buy, and the approvals of what is above it. */
import { approvalLimits } from "@tradehall/mall-rules/limits";
import { enterpriseRoles } from "@tradehall/mall-rules/states/enterprise/rights";
import { approvalStates } from "@tradehall/mall-rules/states/purchase/approval";
import * as v from "valibot";
import { orderNumber } from "./order.ts";
import { dateTime, day, flag, id, instant, money, page, picture, typedMoney } from "./wire.ts";

const required = { requiresPoNumber: flag, requiresCostCentre: flag, requiresProject: flag };
const approverIds = v.pipe(v.array(id), v.maxLength(approvalLimits.approvers));

/** What every order has to say, and who approves from which amount on; without steps the administrator does. */
export const BuyingRules = v.object({
  ...required,
  approvalSteps: v.array(v.object({ from: money, approverIds })),
  /** Who may be chosen as an approver or to stand in: all members, the administrator first. */
  members: v.array(v.object({ userId: id, nickName: v.string() })),
  /** Who approves in the place of who asks, and until which day; null without one. */
  standIn: v.nullable(v.object({ userId: id, nickName: v.string(), until: day })),
});
export type BuyingRules = v.InferOutput<typeof BuyingRules>;

export const BuyingRulesChange = v.object({
  enterpriseId: id,
  ...required,
  approvalSteps: v.pipe(
    v.array(v.object({ from: typedMoney, approverIds })),
    v.maxLength(approvalLimits.steps),
  ),
});

/** What a member may buy; null is without limit, "0.00" nothing without approval. */
export const MemberLimit = v.object({
  userId: id,
  nickName: v.string(),
  role: v.picklist(enterpriseRoles),
  perOrder: v.nullable(money),
  perMonth: v.nullable(money),
  categories: v.array(v.object({ categoryId: id, categoryName: v.string(), perMonth: money })),
  /** Ordered this month. */
  spent: money,
});
export type MemberLimit = v.InferOutput<typeof MemberLimit>;
export const MemberLimitPage = page(MemberLimit);

export const MemberLimitChange = v.object({
  enterpriseId: id,
  userId: id,
  perOrder: v.nullable(typedMoney),
  perMonth: v.nullable(typedMoney),
  /** Missing leaves them as they are. */
  categories: v.optional(
    v.pipe(
      v.array(v.object({ categoryId: id, perMonth: typedMoney })),
      v.maxLength(approvalLimits.categories),
    ),
  ),
});

/** What who asks may still buy without approval. */
export const Allowance = v.object({
  /** 1 where who asks acts for an enterprise. */
  isOfEnterprise: flag,
  perOrder: v.nullable(money),
  /** Of this month; "0.00" where nothing is left, null without limit. */
  left: v.nullable(money),
  /** Cost centres and projects of the enterprise's latest orders. */
  costCentres: v.array(v.string()),
  projects: v.array(v.string()),
});
export type Allowance = v.InferOutput<typeof Allowance>;

/** What an approver has to decide, has decided, or what who asks has requested. */
export const approvalSides = ["decide", "requested", "decided"] as const;

export const ApprovalCard = v.object({
  orderNumber,
  state: v.picklist(approvalStates),
  /** Counting from 1, and of how many. */
  step: v.number(),
  stepCount: v.number(),
  requester: v.object({ userId: id, nickName: v.string() }),
  shopName: v.string(),
  /** The first of its goods, and how many lines there are. */
  prodName: v.string(),
  pic: picture,
  lineCount: v.number(),
  actualTotal: money,
  poNumber: v.string(),
  costCentre: v.string(),
  project: v.string(),
  /** Who may decide it now. */
  approvers: v.array(v.string()),
  decidedBy: v.string(),
  reason: v.string(),
  createTime: dateTime,
  decideTime: v.nullable(dateTime),
  /** Until when its goods are held; null once it is decided. */
  deadlineAt: v.nullable(instant),
});
export type ApprovalCard = v.InferOutput<typeof ApprovalCard>;
export const ApprovalPage = v.object({ ...page(ApprovalCard).entries, now: instant });

export const approvalCardExample: ApprovalCard = {
  ...{ orderNumber: "202611270001", state: "waiting", step: 1, stepCount: 2 },
  requester: { userId: 6, nickName: "拓远采购员" },
  ...{ shopName: "百工自营旗舰店", prodName: "内六角圆柱头螺钉 M6×20", pic: "/pictures/p/screw-01" },
  ...{ lineCount: 3, actualTotal: "12800.00", poNumber: "CG-1127", costCentre: "生产一部", project: "" },
  ...{ approvers: ["拓远采购部"], decidedBy: "", reason: "" },
  ...{ createTime: "2026-11-27 09:30:00", decideTime: null, deadlineAt: 1_795_397_400_000 },
};

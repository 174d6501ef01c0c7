/**
 * When an order of an enterprise waits for an approval, and who decides on it: pure facts, from which server, screens and
 * tests derive (docs/decisions/2026-11-27-approvals.md).
 */

export const approvalStates = ["waiting", "approved", "refused", "withdrawn", "lapsed"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Which of a member's limits an order is above. */
export const approvalReasons = ["perOrder", "perMonth", "perCategory"] as const;
export type ApprovalReason = (typeof approvalReasons)[number];

/** What a member may buy without approval, in fen; null is without limit, 0 nothing at all. */
export interface BuyingLimits {
  perOrderFen: number | null;
  perMonthFen: number | null;
  /** Of a category with all below it. */
  categories: readonly { categoryId: number; perMonthFen: number }[];
}

export const noLimits: BuyingLimits = { perOrderFen: null, perMonthFen: null, categories: [] };

/** What an order comes to, and what its buyer has ordered in this month before it. */
export interface Spending {
  orderFen: number;
  monthFen: number;
  /** By category: what of the order is of it, and what was before. */
  ofCategory: ReadonlyMap<number, { orderFen: number; monthFen: number }>;
}

const isAbove = (limitFen: number | null, fen: number): boolean =>
  limitFen !== null && (limitFen === 0 || fen > limitFen);

/** The limits that the order is above; none where it needs no approval. */
export function approvalReasonsOf(limits: BuyingLimits, spending: Spending): ApprovalReason[] {
  const { orderFen, monthFen, ofCategory } = spending;
  const isAboveCategory = limits.categories.some(({ categoryId, perMonthFen }) => {
    const of = ofCategory.get(categoryId);
    return of !== undefined && isAbove(perMonthFen, of.orderFen + of.monthFen);
  });
  return [
    ...(isAbove(limits.perOrderFen, orderFen) ? ["perOrder" as const] : []),
    ...(isAbove(limits.perMonthFen, monthFen + orderFen) ? ["perMonth" as const] : []),
    ...(isAboveCategory ? ["perCategory" as const] : []),
  ];
}

/** One decision on the way: who may make it, for orders from this amount on. */
export interface ApprovalStep {
  fromFen: number;
  approverIds: readonly number[];
}

/** The steps that an order of this amount goes through; where none is set for it, the administrator decides. */
export function approvalStepsFor(steps: readonly ApprovalStep[], orderFen: number): readonly ApprovalStep[] {
  const reached = steps.filter(({ fromFen }) => fromFen <= orderFen);
  return reached.length > 0 ? reached : [{ fromFen: 0, approverIds: [] }];
}

export const areStepsRising = (steps: readonly Pick<ApprovalStep, "fromFen">[]): boolean =>
  steps.every(({ fromFen }, nth) => nth === 0 || fromFen > (steps[nth - 1]?.fromFen ?? 0));

/** Who there is to decide. */
export interface ApprovalPeople {
  adminUserId: number;
  /** Who ordered, and so never decides. */
  requestedBy: number;
  members: ReadonlySet<number>;
  /** By who is away: who acts for them. */
  standIns: ReadonlyMap<number, number>;
}

/**
 * Who may decide a step: its approvers, else the administrator, else the approvers of the other steps; those who are away
 * and who acts for them alike. Never who ordered, and only members; empty where there is no one.
 */
export function approversOf(
  step: ApprovalStep | undefined,
  all: readonly ApprovalStep[],
  { adminUserId, requestedBy, members, standIns }: ApprovalPeople,
): number[] {
  const present = (ids: readonly number[]): number[] => {
    const acting = ids.flatMap((id) => [id, standIns.get(id) ?? id]);
    return [...new Set(acting)].filter((id) => id !== requestedBy && members.has(id));
  };
  const choices = [step?.approverIds ?? [], [adminUserId], all.flatMap(({ approverIds }) => approverIds)];
  return choices.map(present).find((ids) => ids.length > 0) ?? [];
}

/** What an enterprise asks of an order before it can be paid: what it is booked on, and an approval above its buyer's limit. */
import type { BookingName } from "@tradehall/mall-rules/checks/order";
import { type Fen, fen } from "@tradehall/mall-rules/money";
import {
  type ApprovalReason,
  approvalReasonsOf,
  type BuyingLimits,
  noLimits,
} from "@tradehall/mall-rules/states/purchase/approval";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterpriseSettings, enterprises, memberLimits } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import { refuse } from "#server/refuse.ts";
import { approversFor, decidersOf, namesOf } from "./people.ts";
import { type Member, spentByCategory, spentInMonth } from "./spending.ts";

export interface BuyingNeed {
  required: BookingName[];
  /** Undefined where the order needs no approval. */
  approval:
    | { reasons: ApprovalReason[]; approverIds: number[]; approvers: string[]; submitFen: Fen }
    | undefined;
}

const rulesOf = statement<Member>()((db, { userId, enterpriseId }) =>
  db
    .select({ settings: enterpriseSettings, limits: memberLimits })
    .from(enterprises)
    .leftJoin(enterpriseSettings, eq(enterpriseSettings.enterpriseId, enterprises.id))
    .leftJoin(
      memberLimits,
      and(eq(memberLimits.enterpriseId, enterprises.id), eq(memberLimits.userId, userId)),
    )
    .where(eq(enterprises.id, enterpriseId)),
);

/** Of one member of an enterprise: what their orders have to say, and what they may buy. */
export async function buyingRules(db: Database, { userId, enterpriseId }: Member) {
  const [row] = enterpriseId === 0 ? [] : await rulesOf(db, { userId, enterpriseId });
  const { settings } = row ?? {};
  const limits: BuyingLimits = row?.limits ?? noLimits;
  const required: BookingName[] = [
    ...(settings?.requiresPoNumber ? ["poNumber" as const] : []),
    ...(settings?.requiresCostCentre ? ["costCentre" as const] : []),
    ...(settings?.requiresProject ? ["project" as const] : []),
  ];
  return { required, limits };
}

interface Priced {
  actualFen: Fen;
  lines: readonly { categoryIds: readonly number[]; fen: number }[];
}

async function reasonsFor(db: Database, member: Member, limits: BuyingLimits, priced: Priced, now: Date) {
  const { perOrderFen, perMonthFen, categories } = limits;
  if (perOrderFen === null && perMonthFen === null && categories.length === 0) return [];
  // One after the other: within a transaction there is one connection.
  const month = await spentInMonth(db, member.enterpriseId, [member.userId], now);
  const before = categories.length > 0 ? await spentByCategory(db, member, now) : [];
  const within = (categoryId: number, rows: readonly { ids: readonly number[]; fen: number }[]) =>
    rows.reduce((sum, row) => sum + (row.ids.includes(categoryId) ? row.fen : 0), 0);
  const lines = priced.lines.map(({ categoryIds, fen }) => ({ ids: categoryIds, fen }));
  const ofCategory = new Map(
    categories
      .filter(({ categoryId }) => lines.some(({ ids }) => ids.includes(categoryId)))
      .map(({ categoryId }) => [
        categoryId,
        { orderFen: within(categoryId, lines), monthFen: within(categoryId, before) },
      ]),
  );
  return approvalReasonsOf(limits, {
    orderFen: priced.actualFen,
    monthFen: month.get(member.userId) ?? 0,
    ofCategory,
  });
}

/** Refuses an order above its buyer's limit that no other member could approve, or that cannot wait. */
export async function buyingNeed(
  db: Database,
  member: Member,
  priced: Priced & { canWait: boolean },
  now: Date,
): Promise<BuyingNeed> {
  const { required, limits } = await buyingRules(db, member);
  const reasons = await reasonsFor(db, member, limits, priced, now);
  if (reasons.length === 0) return { required, approval: undefined };
  if (!priced.canWait) refuse("approvalNotForActivity");
  const submitFen = fen(priced.actualFen);
  const deciders = await decidersOf(db, member.enterpriseId, now);
  const approverIds = approversFor(deciders, { step: 0, submitFen, requestedBy: member.userId });
  const names = await namesOf(db, approverIds.length > 0 ? approverIds : [deciders.adminUserId]);
  if (approverIds.length === 0)
    refuse("approverMissing", { administrator: names.get(deciders.adminUserId) ?? "" });
  const approvers = approverIds.map((id) => names.get(id) ?? "");
  return { required, approval: { reasons, approverIds, approvers, submitFen } };
}

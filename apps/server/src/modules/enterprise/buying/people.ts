/** Who there is to approve orders of an enterprise, and by which steps. */
import {
  type ApprovalPeople,
  type ApprovalStep,
  approvalStepsFor,
  approversOf,
} from "@tradehall/mall-rules/states/purchase/approval";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import {
  enterpriseMembers,
  enterpriseSettings,
  enterprises,
  memberLimits,
  users,
} from "#server/db/schema/index.ts";

export interface Deciders extends Omit<ApprovalPeople, "requestedBy"> {
  steps: readonly ApprovalStep[];
}

export async function decidersOf(db: Database, enterpriseId: number, now: Date): Promise<Deciders> {
  // One after the other: within a transaction there is one connection.
  const [enterprise] = await db
    .select({ adminUserId: enterprises.adminUserId, steps: enterpriseSettings.approvalSteps })
    .from(enterprises)
    .leftJoin(enterpriseSettings, eq(enterpriseSettings.enterpriseId, enterprises.id))
    .where(eq(enterprises.id, enterpriseId));
  const members = await db
    .select({ userId: enterpriseMembers.userId })
    .from(enterpriseMembers)
    .where(eq(enterpriseMembers.enterpriseId, enterpriseId));
  const away = await db
    .select({ userId: memberLimits.userId, standInUserId: memberLimits.standInUserId })
    .from(memberLimits)
    .where(and(eq(memberLimits.enterpriseId, enterpriseId), gt(memberLimits.standInUntil, now)));
  return {
    adminUserId: enterprise?.adminUserId ?? 0,
    steps: enterprise?.steps ?? [],
    members: new Set(members.map(({ userId }) => userId)),
    standIns: new Map(
      away.flatMap(({ userId, standInUserId }) =>
        standInUserId === null ? [] : [[userId, standInUserId] as const],
      ),
    ),
  };
}

interface Asked {
  step: number;
  submitFen: number;
  requestedBy: number;
}

/** Who may decide a step of an order's approval now. */
export const approversFor = (deciders: Deciders, { step, submitFen, requestedBy }: Asked): number[] =>
  approversOf(approvalStepsFor(deciders.steps, submitFen)[step], deciders.steps, {
    ...deciders,
    requestedBy,
  });

/** Names of people, in the order of their ids. */
export async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ id: users.id, nickName: users.nickName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(people.map(({ id, nickName }) => [id, nickName]));
}

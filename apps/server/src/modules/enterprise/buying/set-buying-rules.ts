import { setBuyingRules } from "@tradehall/api-client/endpoints/enterprise/buying/set-buying-rules";
import { yuanToFen } from "@tradehall/mall-rules/money";
import { areStepsRising } from "@tradehall/mall-rules/states/purchase/approval";
import { and, eq, inArray } from "drizzle-orm";
import { enterpriseMembers, enterpriseSettings } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { enterpriseFor, lockEnterprise } from "../own-enterprise.ts";

export default handle(setBuyingRules, async ({ body }, { db, buyer: { userId } }) => {
  const { enterpriseId } = body;
  const approvalSteps = body.approvalSteps.map(({ from, approverIds }) => ({
    fromFen: yuanToFen(from),
    approverIds: [...new Set(approverIds)],
  }));
  await db.transaction(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    await enterpriseFor(tx, userId, enterpriseId, "setRules");
    if (!areStepsRising(approvalSteps)) refuse("stepsNotRising");
    if (approvalSteps.some(({ approverIds }) => approverIds.length === 0)) refuse("approverOfStepMissing");
    const chosen = [...new Set(approvalSteps.flatMap(({ approverIds }) => approverIds))];
    const ofIt = and(
      eq(enterpriseMembers.enterpriseId, enterpriseId),
      inArray(enterpriseMembers.userId, chosen),
    );
    if (chosen.length > 0 && (await tx.$count(enterpriseMembers, ofIt)) < chosen.length)
      refuse("memberMissing");
    const settings = {
      requiresPoNumber: body.requiresPoNumber === 1,
      requiresCostCentre: body.requiresCostCentre === 1,
      requiresProject: body.requiresProject === 1,
      approvalSteps,
    };
    await tx
      .insert(enterpriseSettings)
      .values({ enterpriseId, ...settings })
      .onConflictDoUpdate({ target: enterpriseSettings.enterpriseId, set: settings });
  });
  return null;
});

import { getAllowance } from "@tradehall/api-client/endpoints/enterprise/buying/get-allowance";
import { approvalLimits } from "@tradehall/mall-rules/limits";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { desc, eq } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { buyingRules } from "./buying-need.ts";
import { spentInMonth } from "./spending.ts";

/** Orders that are looked at for what a form offers. */
const looked = 200;

export default handle(getAllowance, async (_, { db, clock, buyer }) => {
  const { userId, enterpriseId } = buyer;
  const nothing = { isOfEnterprise: 0 as const, perOrder: null, left: null, costCentres: [], projects: [] };
  if (enterpriseId === 0) return nothing;
  const { limits } = await buyingRules(db, buyer);
  const { perOrderFen, perMonthFen } = limits;
  const left = async () => {
    if (perMonthFen === null) return null;
    const spent = (await spentInMonth(db, enterpriseId, [userId], clock.now())).get(userId) ?? 0;
    return fenToYuan(fen(Math.max(0, perMonthFen - spent)));
  };
  const latest = await db
    .select({ costCentre: orders.costCentre, project: orders.project })
    .from(orders)
    .where(eq(orders.enterpriseId, enterpriseId))
    .orderBy(desc(orders.createdAt))
    .limit(looked);
  const offered = (values: string[]) =>
    [...new Set(values.filter((value) => value !== ""))].slice(0, approvalLimits.suggestions);
  return {
    isOfEnterprise: 1 as const,
    perOrder: perOrderFen === null ? null : fenToYuan(fen(perOrderFen)),
    left: await left(),
    costCentres: offered(latest.map(({ costCentre }) => costCentre)),
    projects: offered(latest.map(({ project }) => project)),
  };
});

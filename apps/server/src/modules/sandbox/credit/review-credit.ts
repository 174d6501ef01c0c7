import { sandboxReviewCredit } from "@tradehall/api-client/endpoints/sandbox/credit/review-credit";
import { normalizeAmount, normalizeText } from "@tradehall/mall-rules/checks/text";
import { creditLimits } from "@tradehall/mall-rules/limits";
import { plainAmountToFen } from "@tradehall/mall-rules/money";
import { handle } from "#server/handle.ts";
import { reviewCredit } from "#server/modules/credit/review-credit.ts";
import { refuse } from "#server/refuse.ts";
import { listedCredit } from "./credit-rows.ts";

export default handle(sandboxReviewCredit, async ({ body }, { db, clock }) => {
  const { enterpriseId, shopId, event } = body;
  const now = clock.now();
  const reason = normalizeText(body.reason ?? "");
  if (event !== "grant" && reason === "") refuse("requiredFieldMissing", { name: "reason" });
  const typed = normalizeAmount(body.limit ?? "");
  const limitFen = typed === "" ? undefined : plainAmountToFen(typed);
  if (typed !== "" && (limitFen === undefined || limitFen > creditLimits.maxRequestFen))
    refuse("requiredFieldMissing", { name: "limit" });
  const termDays = body.termDays ?? creditLimits.termDays.usual;
  await reviewCredit(db, { enterpriseId, shopId }, { event, limitFen, termDays, reason }, now);
  const reviewed = (await listedCredit(db, now, enterpriseId)).find((line) => line.shopId === shopId);
  return reviewed ?? refuse("creditMissing");
});

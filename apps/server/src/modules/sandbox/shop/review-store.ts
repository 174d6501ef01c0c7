import { sandboxReviewStore } from "@tradehall/api-client/endpoints/sandbox/shop/review-store";
import { normalizeText } from "@tradehall/mall-rules/checks/text";
import { handle } from "#server/handle.ts";
import { reviewStore } from "#server/modules/shop/application/review-store.ts";
import { refuse } from "#server/refuse.ts";
import { isApplication, listedStores } from "./store-rows.ts";

export default handle(sandboxReviewStore, async ({ params, body }, { db, clock, settings }) => {
  const remarks = normalizeText(body.remarks ?? "");
  if (body.result === "refuse" && remarks === "") refuse("requiredFieldMissing", { name: "remarks" });
  const now = clock.now();
  const which = isApplication(params.applicationId);
  await reviewStore(db, which, { act: body.result, remarks, submittedAt: body.submittedAt, now, settings });
  const [reviewed] = await listedStores(db, now, which);
  return reviewed ?? refuse("storeMissing");
});

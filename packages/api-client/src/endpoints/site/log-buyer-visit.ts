import { VisitRecord, visitExample } from "../../models/visit.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Records a step of a signed-in buyer's visit (Spec §7). */
export const logBuyerVisit = endpoint("POST /p/flowAnalysisLog", {
  summary: "Records a step of a signed-in buyer's visit",
  tag: "analytics",
  auth: "token",
  effect: "write",
  isBackground: true,
  perMinute: 300,
  body: VisitRecord,
  answer: nothing,
  fails: ["A00004"],
  example: { body: visitExample, answer: null },
});

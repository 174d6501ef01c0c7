import { VisitRecord, visitExample } from "../../models/visit.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Records a step of a visitor without a session (Spec §7). */
export const logVisit = endpoint("POST /flowAnalysisLog", {
  summary: "Records a step of a visitor without a session",
  tag: "analytics",
  auth: "none",
  effect: "write",
  perMinute: 1_000,
  body: VisitRecord,
  answer: nothing,
  fails: [],
  example: { body: visitExample, answer: null },
});

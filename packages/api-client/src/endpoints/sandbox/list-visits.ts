import * as v from "valibot";
import { StoredVisit, storedVisitExample } from "../../models/visit.ts";
import { id, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The newest 200 records of visits, oldest first: of one browser, one buyer, or all. */
export const sandboxListVisits = endpoint("GET /sandbox/visits", {
  summary: "The newest records of visits",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  query: v.object({ uuid: v.optional(text(64)), userId: v.optional(id) }),
  answer: v.array(StoredVisit),
  fails: [],
  example: { query: {}, answer: [storedVisitExample] },
});

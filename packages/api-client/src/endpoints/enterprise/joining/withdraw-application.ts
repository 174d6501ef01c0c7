import * as v from "valibot";
import { id, nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Takes one's own application to join back, while it waits. */
export const withdrawApplication = endpoint("DELETE /p/enterprise/apply/{applicationId}", {
  summary: "Withdraws an application to join",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  params: v.object({ applicationId: id }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { applicationId: 3 }, answer: null },
});

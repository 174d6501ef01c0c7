import * as v from "valibot";
import { flag, id, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Takes the administration that was offered, or declines it. */
export const answerTransfer = endpoint("POST /p/enterprise/answerTransfer", {
  summary: "Takes the administration of an enterprise, or declines it",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  body: v.object({ enterpriseId: id, isAccepted: flag }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { enterpriseId: 1, isAccepted: 1 }, answer: null },
});

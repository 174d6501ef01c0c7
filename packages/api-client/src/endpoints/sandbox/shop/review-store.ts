import { storeLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { SandboxStore, sandboxStoreExample } from "../../../models/store.ts";
import { id, instant, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The platform decides: `pass` makes the shop, which is not open yet; `refuse` takes words. The applicant is told of both. */
export const sandboxReviewStore = endpoint("POST /sandbox/stores/{applicationId}/review", {
  summary: "Passes or refuses an application to open a store",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  params: v.object({ applicationId: id }),
  body: v.object({
    result: v.picklist(["pass", "refuse"]),
    /** What is to be mended; needed to refuse. */
    remarks: v.optional(text(storeLimits.remarksMax)),
    /** `submittedAt` of what was looked at; without it whatever was sent last is decided about. */
    submittedAt: v.optional(instant),
  }),
  answer: SandboxStore,
  fails: ["A00001"],
  example: {
    params: { applicationId: 1 },
    body: { result: "refuse", remarks: "营业执照照片不清晰" },
    answer: { ...sandboxStoreExample, state: "notPassed", isWaiting: 0 },
  },
});

import * as v from "valibot";
import { id, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The administrator has read the enterprise-account agreement and agrees (Spec §2, §7). */
export const agreeToTerms = endpoint("POST /p/epAdminKnow", {
  summary: "The administrator agrees to the enterprise-account agreement",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  body: v.object({ enterpriseId: id }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { enterpriseId: 1 }, answer: null },
});

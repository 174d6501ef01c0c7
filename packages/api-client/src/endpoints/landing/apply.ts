import { leadLimits } from "@tradehall/mall-rules/limits";
import { LeadForm, LeadReceipt, leadFormExample } from "../../models/landing.ts";
import { endpoint } from "../contract.ts";

/**
 * Keeps an enquiry of the landing page, with or without a session; the same key keeps it once. Faults by field
 * (Spec §3; named in the family's style, since the specification names no call).
 */
export const applyFromLanding = endpoint("POST /landingPage/landingPage/apply", {
  summary: "Keeps an enquiry of the landing page",
  tag: "landing",
  auth: "optional",
  effect: "write",
  creates: true,
  perMinute: leadLimits.perMinute,
  body: LeadForm,
  answer: LeadReceipt,
  fails: ["A00001", "A03002"],
  example: { body: leadFormExample, answer: { leadId: 1, createTime: "2026-11-21 10:00:00" } },
});

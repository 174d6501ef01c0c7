import * as v from "valibot";
import { SandboxCredit, sandboxCreditExample } from "../../../models/credit.ts";
import { endpoint } from "../../contract.ts";

/** Lines of all enterprises, those that wait for an answer first. */
export const sandboxListCredit = endpoint("GET /sandbox/credit", {
  summary: "Account terms that were asked for, with their papers",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(SandboxCredit),
  fails: [],
  example: { answer: [sandboxCreditExample] },
});

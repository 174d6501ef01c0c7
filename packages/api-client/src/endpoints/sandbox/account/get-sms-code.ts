import * as v from "valibot";
import { text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The newest code sent to a mobile number: the phone of the sandbox. */
export const getSmsCode = endpoint("GET /sandbox/sms", {
  summary: "The newest code sent to a mobile number",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  query: v.object({ mobile: text(20) }),
  answer: v.object({
    /** Null where no code was sent, or the last one has expired or was used. */
    code: v.nullable(v.string()),
    /** login, register, password …: what the code is good for. */
    purpose: v.nullable(v.string()),
  }),
  fails: [],
  example: { query: { mobile: "13800000001" }, answer: { code: "482913", purpose: "login" } },
});

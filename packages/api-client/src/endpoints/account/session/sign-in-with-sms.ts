import { callLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { SessionToken, sessionTokenExample } from "../../../models/session.ts";
import { text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Signs in with a mobile number and the code sent to it; says that a number is unknown only to who holds its code. */
export const signInWithSms = endpoint("POST /smsLogin", {
  summary: "Signs in with a mobile number and the code sent to it",
  tag: "session",
  auth: "none",
  effect: "write",
  opensSession: true,
  perMinute: callLimits.signIns,
  body: v.object({ mobile: text(20), validCode: text(20) }),
  answer: SessionToken,
  fails: ["A00001"],
  example: { body: { mobile: "13800000001", validCode: "482913" }, answer: sessionTokenExample },
});

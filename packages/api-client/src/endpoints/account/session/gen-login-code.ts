import { callLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import {
  loginCode,
  loginCodeExample,
  loginCodeStatus,
  loginSecret,
  loginTimes,
} from "../../../models/login-code.ts";
import { endpoint } from "../../contract.ts";

/** A QR code to sign in by, good for two minutes (Spec §4, decisions "login QR code"). */
export const genLoginCode = endpoint("POST /genLoginCode", {
  summary: "A QR code to sign in by",
  tag: "session",
  auth: "none",
  effect: "write",
  perMinute: callLimits.signIns,
  answer: v.object({
    code: loginCode,
    secret: loginSecret,
    /** What is drawn as QR code. */
    qrText: v.string(),
    status: loginCodeStatus,
    ...loginTimes,
  }),
  fails: [],
  example: { answer: { ...loginCodeExample, status: "waiting" } },
});

import { callLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import {
  loginCode,
  loginCodeExample,
  loginCodeStatus,
  loginSecret,
  loginTimes,
} from "../../../models/login-code.ts";
import { SessionToken } from "../../../models/session.ts";
import { endpoint } from "../../contract.ts";

const { code, secret, now, expiresAt } = loginCodeExample;

/**
 * Where a login code is, asked every two seconds by the browser that holds its secret. Once confirmed on the
 * phone, one answer carries the session and the code is used; a code that is unknown or not this browser's reads as
 * expired. POST, so that no log keeps the secret.
 */
export const getCodeStatus = endpoint("POST /codeStatus", {
  summary: "Where a login code stands; once confirmed, the session",
  tag: "session",
  auth: "none",
  effect: "write",
  opensSession: true,
  perMinute: callLimits.loginCodeLooks,
  body: v.object({ code: loginCode, secret: loginSecret }),
  answer: v.object({ status: loginCodeStatus, session: v.nullable(SessionToken), ...loginTimes }),
  fails: ["A00001"],
  example: { body: { code, secret }, answer: { status: "scanned", session: null, now, expiresAt } },
});

import * as v from "valibot";
import { loginCode, loginCodeExample, loginCodeStatus } from "../../../models/login-code.ts";
import { endpoint } from "../../contract.ts";

/** The phone that scanned: confirms, and the browser that holds the secret is signed in. */
export const sandboxConfirmLogin = endpoint("POST /sandbox/login/confirm", {
  summary: "Confirms a scanned login code",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ code: loginCode }),
  answer: v.object({ status: loginCodeStatus }),
  fails: ["A00001"],
  example: { body: { code: loginCodeExample.code }, answer: { status: "confirmed" } },
});

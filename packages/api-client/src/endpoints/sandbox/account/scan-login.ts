import * as v from "valibot";
import { loginCode, loginCodeExample, loginCodeStatus } from "../../../models/login-code.ts";
import { text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The phone of an account: scans a QR code to sign in by. */
export const sandboxScanLogin = endpoint("POST /sandbox/login/scan", {
  summary: "Scans a login code with an account's phone",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ code: loginCode, account: text(50) }),
  answer: v.object({ status: loginCodeStatus }),
  fails: ["A00001"],
  example: { body: { code: loginCodeExample.code, account: "dealer01" }, answer: { status: "scanned" } },
});

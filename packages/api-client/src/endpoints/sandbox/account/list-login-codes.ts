import * as v from "valibot";
import { loginCode, loginCodeExample, loginCodeStatus } from "../../../models/login-code.ts";
import { dateTime } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The newest 10 QR codes that a browser shows right now, for the console page. */
export const sandboxListLoginCodes = endpoint("GET /sandbox/login", {
  summary: "Login codes that are waiting or scanned, newest first",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(
    v.object({
      code: loginCode,
      status: loginCodeStatus,
      /** Whose phone scanned it; null before. */
      account: v.nullable(v.string()),
      createTime: dateTime,
    }),
  ),
  fails: [],
  example: {
    answer: [
      {
        code: loginCodeExample.code,
        status: "scanned",
        account: "dealer01",
        createTime: "2026-01-02 09:30:00",
      },
    ],
  },
});

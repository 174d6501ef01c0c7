import * as v from "valibot";
import { checkRegisterSmsFlag, mobileProofExample } from "../../models/mobile-proof.ts";
import { nothing, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Sets a forgotten password by a proven mobile; every session of the account ends, and its lock. */
export const updatePassword = endpoint("PUT /user/updatePwd", {
  summary: "Sets a forgotten password",
  tag: "user",
  auth: "none",
  effect: "write",
  perMinute: 20,
  body: v.object({ mobile: text(20), password: text(50), checkRegisterSmsFlag }),
  answer: nothing,
  fails: ["A00001"],
  example: {
    body: { mobile: "13800000001", password: "Steel&Bolt9", ...mobileProofExample },
    answer: null,
  },
});

import * as v from "valibot";
import { MobileProof, mobileProofExample } from "../../models/mobile-proof.ts";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Exchanges the code for the right to set a password; only who holds the code learns that no account has the number. */
export const checkPasswordSms = endpoint("PUT /user/checkPwdSms", {
  summary: "Checks the code for setting a forgotten password",
  tag: "user",
  auth: "none",
  effect: "write",
  perMinute: 60,
  body: v.object({ mobile: text(20), validCode: text(20) }),
  answer: MobileProof,
  fails: ["A00001"],
  example: { body: { mobile: "13800000001", validCode: "482913" }, answer: mobileProofExample },
});

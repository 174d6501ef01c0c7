import * as v from "valibot";
import { MobileProof, mobileProofExample } from "../../models/mobile-proof.ts";
import { ownSmsPurpose } from "../../models/sms-code.ts";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Exchanges the code sent to the own mobile for the right to do what it was asked for. */
export const checkOwnSms = endpoint("PUT /p/user/checkPwdSms", {
  summary: "Checks the code sent to the buyer's own mobile",
  tag: "user",
  auth: "token",
  effect: "write",
  perMinute: 60,
  body: v.object({ validCode: text(20), purpose: ownSmsPurpose }),
  answer: MobileProof,
  fails: ["A00001", "A00004"],
  example: { body: { validCode: "482913" }, answer: mobileProofExample },
});

import * as v from "valibot";
import { checkRegisterSmsFlag, mobileProofExample } from "../../models/mobile-proof.ts";
import { nothing, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Changes the buyer's mobile by a proof of the old number and a code sent to the new one. */
export const changeMobile = endpoint("PUT /p/user/mobile", {
  summary: "Changes the buyer's mobile number",
  tag: "user",
  auth: "token",
  effect: "write",
  perMinute: 20,
  body: v.object({ mobile: text(20), validCode: text(20), checkRegisterSmsFlag }),
  answer: nothing,
  fails: ["A00001", "A00004"],
  example: { body: { mobile: "13900000001", validCode: "482913", ...mobileProofExample }, answer: null },
});

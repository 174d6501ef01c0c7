import * as v from "valibot";
import { checkRegisterSmsFlag, mobileProofExample } from "../../models/mobile-proof.ts";
import { nothing, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Changes the buyer's password by a code to the own mobile; every session of the account ends, this one too. */
export const updateOwnPassword = endpoint("PUT /p/user/updatePwd", {
  summary: "Changes the buyer's own password",
  tag: "user",
  auth: "token",
  effect: "write",
  perMinute: 20,
  body: v.object({ password: text(50), checkRegisterSmsFlag }),
  answer: nothing,
  fails: ["A00001", "A00004"],
  example: { body: { password: "Steel&Bolt9", ...mobileProofExample }, answer: null },
});

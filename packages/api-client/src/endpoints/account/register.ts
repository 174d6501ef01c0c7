import * as v from "valibot";
import { checkRegisterSmsFlag, mobileProofExample } from "../../models/mobile-proof.ts";
import { SessionToken, sessionTokenExample } from "../../models/session.ts";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/**
 * Registers and signs in (Spec §2, §5). A taken account or mobile is named at its field. The flag works once, so a
 * call that is sent again registers no one twice; no key, whose kept answer would be a session.
 */
export const register = endpoint("POST /user/register", {
  summary: "Registers a buyer whose mobile is proven, and signs in",
  tag: "user",
  auth: "none",
  effect: "write",
  opensSession: true,
  perMinute: 20,
  body: v.object({ userName: text(50), password: text(50), mobile: text(20), checkRegisterSmsFlag }),
  answer: SessionToken,
  fails: ["A00001"],
  example: {
    body: {
      userName: "purchase_88",
      password: "Steel&Bolt9",
      mobile: "13800000088",
      ...mobileProofExample,
    },
    answer: sessionTokenExample,
  },
});

import * as v from "valibot";
import { instant, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/**
 * Closes the account in seven days, by a code sent to the own mobile (`purpose=close`); refused while something blocks
 * it. Answers when; until then it can be taken back.
 */
export const closeAccount = endpoint("POST /p/user/close", {
  summary: "Closes the account in seven days",
  tag: "account",
  auth: "token",
  effect: "write",
  perMinute: 20,
  body: v.object({ validCode: text(20) }),
  answer: v.object({ closesAt: instant }),
  fails: ["A00001", "A00004"],
  example: { body: { validCode: "482913" }, answer: { closesAt: 1_796_347_800_000 } },
});

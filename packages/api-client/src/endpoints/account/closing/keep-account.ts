import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Takes closing the account back; succeeds where it was not to be closed. */
export const keepAccount = endpoint("DELETE /p/user/close", {
  summary: "Takes closing the account back",
  tag: "account",
  auth: "token",
  effect: "write",
  answer: nothing,
  fails: ["A00004"],
  example: { answer: null },
});

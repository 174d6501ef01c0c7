import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Signs every device of the buyer out but the one that asks. */
export const endOtherSessions = endpoint("DELETE /p/session/others", {
  summary: "Signs all other devices out",
  tag: "session",
  auth: "token",
  effect: "write",
  answer: nothing,
  fails: ["A00004"],
  example: { answer: null },
});

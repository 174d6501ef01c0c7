import * as v from "valibot";
import { id, nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Signs another device of the buyer out; succeeds where it is signed out already. The own session ends by `/loginOut`. */
export const endSession = endpoint("DELETE /p/session/{sessionId}", {
  summary: "Signs another device out",
  tag: "session",
  auth: "token",
  effect: "write",
  params: v.object({ sessionId: id }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { sessionId: 70_031 }, answer: null },
});

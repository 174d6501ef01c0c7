import * as v from "valibot";
import { id, nothing, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Names who approves in the user's place until the end of a day; `userId` 0 ends it. */
export const setStandIn = endpoint("PUT /p/enterprise/standIn", {
  summary: "Names who approves in the place of the user",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  body: v.object({ enterpriseId: id, userId: id, until: v.optional(text(20), "") }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: {
    body: { enterpriseId: 1, userId: 6, until: "2026-12-10" },
    answer: null,
  },
});

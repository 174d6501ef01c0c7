import * as v from "valibot";
import { OpenSession } from "../../../models/session.ts";
import { endpoint } from "../../contract.ts";

/** The devices that are signed in now: the one that asks first, then by last use. */
export const listSessions = endpoint("GET /p/session/list", {
  summary: "The devices that are signed in",
  tag: "session",
  auth: "token",
  effect: "read",
  answer: v.array(OpenSession),
  fails: ["A00004"],
  example: {
    answer: [
      {
        sessionId: 2,
        device: "Chrome · Windows",
        address: "203.0.*.*",
        lastUsedAt: 1_795_741_200_000,
        isCurrent: 1,
      },
    ],
  },
});

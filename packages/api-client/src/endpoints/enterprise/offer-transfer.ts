import * as v from "valibot";
import { id, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Offers the administration to a member, who has 7 days to agree (Spec §6). `toUserId` 0 takes the offer back. */
export const offerTransfer = endpoint("POST /p/enterprise/transfer", {
  summary: "Offers the administration to a member",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  body: v.object({ enterpriseId: id, toUserId: id }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { enterpriseId: 1, toUserId: 6 }, answer: null },
});

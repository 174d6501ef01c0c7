import * as v from "valibot";
import { id, nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The user's bound dealer was updated: their next `/p/` call answers A00008, once (Spec §8). */
export const changeDealer = endpoint("POST /sandbox/dealer-changed", {
  summary: "The user's bound dealer was updated: their next call answers A00008, once",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ userId: id }),
  answer: nothing,
  fails: ["A00001"],
  example: { body: { userId: 1 }, answer: null },
});

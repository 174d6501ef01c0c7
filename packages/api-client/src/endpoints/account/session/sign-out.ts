import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Ends the session; succeeds without one too (Spec §4 "Logout"). */
export const signOut = endpoint("POST /loginOut", {
  summary: "Ends the session",
  tag: "session",
  auth: "optional",
  effect: "write",
  answer: nothing,
  fails: [],
  example: { answer: null },
});

import * as v from "valibot";
import { flag } from "./wire.ts";

/** What an account has beside its profile, for its own buyer. */
export const Account = v.object({
  /** The confirmed mail address, masked; "" without one. */
  userMail: v.string(),
  /** The address that waits for its link to be opened; "" for none. */
  waitingMail: v.string(),
  /** 1: goods are recommended by what was looked at and bought. */
  prodRecommendation: flag,
  /** When the account closes for good, in ms; null while nothing was asked. */
  closesAt: v.nullable(v.number()),
});
export type Account = v.InferOutput<typeof Account>;

export const accountExample: Account = {
  userMail: "c***@example.com",
  waitingMail: "",
  prodRecommendation: 1,
  closesAt: null,
};

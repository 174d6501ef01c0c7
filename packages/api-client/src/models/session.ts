import * as v from "valibot";
import { id } from "./wire.ts";

/** What every way of signing in answers (api-family §1). */
export const SessionToken = v.object({
  /** Sent in the `Authorization` header as it is. */
  accessToken: v.string(),
  /** Seconds until the session ends. */
  expiresIn: v.number(),
  userId: id,
});
export type SessionToken = v.InferOutput<typeof SessionToken>;

export const sessionTokenExample: SessionToken = {
  accessToken: "q2qXl0sVqJw6n4pHk1YzT8d3uRfA9mCeB7oGxWiNvLE",
  expiresIn: 604_800,
  userId: 1,
};

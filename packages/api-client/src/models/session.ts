import * as v from "valibot";
import { flag, id, instant } from "./wire.ts";

/** What every way of signing in answers (api-family §1). */
export const SessionToken = v.object({
  /** Sent in the `Authorization` header as it is. */
  accessToken: v.string(),
  /** Seconds until the session ends. */
  expiresIn: v.number(),
  userId: id,
  /** 1: the account is going to be closed, which may still be taken back. */
  isClosing: flag,
});
export type SessionToken = v.InferOutput<typeof SessionToken>;

export const sessionTokenExample: SessionToken = {
  accessToken: "q2qXl0sVqJw6n4pHk1YzT8d3uRfA9mCeB7oGxWiNvLE",
  expiresIn: 604_800,
  userId: 1,
  isClosing: 0,
};

/** A device that is signed in. */
export const OpenSession = v.object({
  sessionId: id,
  /** Browser and system, "Chrome · Windows"; "" where they are not known. */
  device: v.string(),
  /** Where it signed in from, masked: 203.0.*.*; "" where that is not known. */
  address: v.string(),
  /** To ten minutes. */
  lastUsedAt: instant,
  /** 1 for the session that asks. */
  isCurrent: flag,
});
export type OpenSession = v.InferOutput<typeof OpenSession>;

import { tryLaterLimits } from "@tradehall/mall-rules/limits";
import type { MallError } from "./mall-error.ts";

/** The wait of a page that tries again by itself, a little longer for each, so that not all come back at once. */
export function withJitter(error: MallError): MallError {
  if (error.reaction !== "tryLater") return error;
  const { seconds, longestSeconds, jitter } = tryLaterLimits;
  const told = Math.min(error.retryAfterSeconds ?? seconds, longestSeconds);
  return { ...error, retryAfterSeconds: told + Math.ceil(Math.random() * Math.max(1, told * jitter)) };
}

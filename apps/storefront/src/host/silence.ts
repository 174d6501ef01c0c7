/** What a call is answered when the API gave no answer: never the host's own trouble. */
import { createRepeats, outageEveryMs, shortReason } from "@tradehall/http-guard/repeats";
import { sendBusy } from "./admission.ts";
import type { AnyReply } from "./any-server.ts";
import { errorCodeOf } from "./error-code.ts";

const repeats = createRepeats();

/** Seconds after which a server that starts again may be back. */
const retryAfterSeconds = 5;

/** Names and codes of an error and of what lies behind it. */
const causesOf = (error: unknown): string[] =>
  error instanceof Error ? [error.name, errorCodeOf(error), ...causesOf(error.cause)] : [];

/**
 * No one listens: nothing was done, and the call may be made again (A00016). A connection that broke may have done its
 * work, so that answer is no envelope and counts as none (502, 504).
 */
export function answerSilence(reply: AnyReply, error: unknown): AnyReply {
  const { log } = reply.request;
  const reason = shortReason(error);
  repeats.note(reason, outageEveryMs, (times) => log.warn({ times, reason }, "the API gave no answer"));
  const causes = causesOf(error);
  if (!causes.includes("ECONNREFUSED")) {
    const isLate = causes.some((code) => /timeout/i.test(code));
    return reply.code(isLate ? 504 : 502).send();
  }
  return sendBusy(reply.request, reply, retryAfterSeconds);
}

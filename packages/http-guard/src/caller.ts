/** Whether someone still waits for an answer. */
import type { ServerResponse } from "node:http";

/**
 * Aborted when the caller goes away before the answer has left. It hangs on the answer: a request whose body has been read
 * says that it is closed, no matter who waits.
 */
export function callerSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

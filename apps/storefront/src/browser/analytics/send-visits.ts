/** Sends what waits, oldest first; what finds no network stays and is tried again. */
import { logBuyerVisit } from "@tradehall/api-client/endpoints/site/log-buyer-visit";
import { logVisit } from "@tradehall/api-client/endpoints/site/log-visit";
import { NetworkError, ServerError, SignInNeeded, TryLater } from "@tradehall/api-client/errors";
import { cookieNames, readCookie } from "../../isomorphic/cookies.ts";
import { mall } from "../calls/client.ts";
import { dequeue, dropStale, readQueue, type WaitingVisit } from "./visit-queue.ts";
import { alone } from "./visit-storage.ts";

const firstRetryMs = 30_000;
const longestRetryMs = 15 * 60_000;

/** A record of someone who is no longer signed in here counts for the browser alone. */
const isOwn = (visit: WaitingVisit): boolean =>
  visit.userId !== null && visit.userId === readCookie(document.cookie, cookieNames.userId);

async function send(visit: WaitingVisit): Promise<void> {
  const body = { ...visit.record, waitedMs: Math.max(0, Date.now() - visit.at) };
  const options = { keepalive: true };
  if (!isOwn(visit)) return void (await mall(logVisit, { body }, options));
  try {
    await mall(logBuyerVisit, { body }, options);
  } catch (error) {
    if (!(error instanceof SignInNeeded)) throw error;
    await mall(logVisit, { body }, options);
  }
}

/** Whether nothing waits any more. */
async function sendAll(): Promise<boolean> {
  dropStale(Date.now());
  for (let [next] = readQueue(); next; [next] = readQueue()) {
    try {
      await send(next);
    } catch (error) {
      const isPassing = [NetworkError, ServerError, TryLater].some((kind) => error instanceof kind);
      if (isPassing) return false;
      // A record that the server refuses will not be better next time.
    }
    const { id } = next;
    await alone("bbcVisitQueue", () => dequeue(id));
    if (readQueue().some((visit) => visit.id === id)) return false;
  }
  return true;
}

let retryMs = firstRetryMs;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends all that waits in any tab. Never throws. */
export async function flush(): Promise<void> {
  clearTimeout(timer);
  const isDone = await alone("bbcVisitSender", sendAll).catch(() => false);
  retryMs = isDone ? firstRetryMs : Math.min(retryMs * 2, longestRetryMs);
  if (!isDone) timer = setTimeout(() => void flush(), retryMs);
}

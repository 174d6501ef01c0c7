/**
 * A budget for the bodies that a process holds at once. Whatever is read whole stays in memory from its first byte until
 * its answer, so a few hundred slow senders of a megabyte each would fill it without a single finished request.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { NoRoom } from "./admission.ts";

export interface BodyLimits {
  /** All counted bodies of the process, in bytes. */
  bytes: number;
  /** Those of one caller, in bytes, so that one alone cannot take the room of all. */
  callerBytes: number;
  /** A body of at most so many bytes is never counted, so never refused: nearly all honest calls; connections bound them. */
  smallBytes: number;
}

export interface BodyBudget {
  /**
   * Takes room for the body of a request before it is read, until the answer has left or the connection ends. Throws
   * `NoRoom`. A body counts as long as it says it is, and as `mostBytes` where that is less or it does not say.
   */
  hold(request: IncomingMessage, response: ServerResponse, of: { caller: string; mostBytes: number }): void;
  /** Bytes held now, and how many bodies were refused since the beginning. */
  readonly load: { bytes: number; refused: number };
}

/** Length of the body that comes; infinite where it is sent in chunks. */
const lengthOf = ({ headers }: IncomingMessage): number =>
  headers["transfer-encoding"] === undefined
    ? Number(headers["content-length"] ?? 0)
    : Number.POSITIVE_INFINITY;

export function createBodyBudget({ bytes, callerBytes, smallBytes }: BodyLimits): BodyBudget {
  const ofCaller = new Map<string, number>();
  let held = 0;
  let refused = 0;

  const change = (caller: string, by: number): void => {
    held += by;
    const now = (ofCaller.get(caller) ?? 0) + by;
    if (now === 0) ofCaller.delete(caller);
    else ofCaller.set(caller, now);
  };

  return {
    hold(request, response, { caller, mostBytes }) {
      const size = Math.min(lengthOf(request), mostBytes);
      if (size <= smallBytes) return;
      if (held + size > bytes || (ofCaller.get(caller) ?? 0) + size > callerBytes) {
        refused += 1;
        throw new NoRoom();
      }
      change(caller, size);
      response.once("close", () => change(caller, -size));
    },
    get load() {
      return { bytes: held, refused };
    },
  };
}

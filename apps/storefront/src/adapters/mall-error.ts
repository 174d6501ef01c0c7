/** An error as plain data: what crosses from loaders and actions to the page. */
import { ApiError, NetworkError, type Reaction, reactionTo } from "@tradehall/api-client/errors";
import { openEnvelope } from "@tradehall/api-client/transport";
import type { AdminToAsk } from "@tradehall/mall-components/chrome/NoRightPage";
import { type ErrorResponse, isRouteErrorResponse } from "react-router-dom";
import { adminNamesIn } from "./admin-to-ask.ts";

export interface MallError {
  /** The server's code; "" where no answer came. */
  code: string;
  reaction: Reaction | "network";
  /** The server's words for the buyer. */
  message: string;
  /** Words by input field. */
  fields: Record<string, string>;
  /** Where who asked may go instead. */
  ways?: readonly { label: string; href: string }[];
  /** Who gives the right that is missing. */
  adminToAsk?: AdminToAsk;
  /** Why, where the code alone does not say it. */
  reason?: string;
  /** Seconds to wait before another try. */
  retryAfterSeconds?: number;
}

/** Undefined for what is no JSON. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

const secondsIn = (data: unknown): number | undefined => {
  const { retryAfterSeconds }: Record<string, unknown> = Object(data);
  return typeof retryAfterSeconds === "number" ? retryAfterSeconds : undefined;
};

/**
 * An answer that the router did not write: the host, or a gateway before it, had no room for a page's data or its form
 * (429, 503). The router hands over its text and none of its headers.
 */
function turnedAway({ status, data: text }: ErrorResponse): MallError | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const opened = openEnvelope(parsed(text), status, true);
  if (!opened) return undefined;
  const { code, message, data } = opened;
  const retryAfterSeconds = secondsIn(data);
  const wait = retryAfterSeconds ? { retryAfterSeconds } : {};
  return { code, reaction: reactionTo(code), message, fields: {}, ...wait };
}

/** Undefined for what is no failure of a call: a bug, which must surface as one. */
export function toMallError(error: unknown): MallError | undefined {
  if (error instanceof ApiError) {
    const adminToAsk = adminNamesIn(error.data);
    return {
      code: error.code,
      reaction: reactionTo(error.code),
      message: error.serverMessage,
      fields: error.fields,
      ...(adminToAsk ? { adminToAsk } : {}),
      ...(error.reason ? { reason: error.reason } : {}),
      ...(error.retryAfterSeconds ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
    };
  }
  if (error instanceof NetworkError) return { code: "", reaction: "network", message: "", fields: {} };
  if (isRouteErrorResponse(error)) return isMallError(error.data) ? error.data : turnedAway(error);
  return undefined;
}

export const isMallError = (value: unknown): value is MallError =>
  typeof value === "object" && value !== null && "reaction" in value && "fields" in value;

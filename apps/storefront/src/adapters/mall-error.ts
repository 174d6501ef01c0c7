/** An error as plain data: what crosses from loaders and actions to the page. */
import { ApiError, NetworkError, type Reaction, reactionTo } from "@tradehall/api-client/errors";

export interface MallError {
  /** The server's code; "" where no answer came. */
  code: string;
  reaction: Reaction | "network";
  /** The server's words for the buyer. */
  message: string;
  /** Words by input field. */
  fields: Record<string, string>;
  /** Why, where the code alone does not say it. */
  reason?: string;
  /** Seconds to wait before another try. */
  retryAfterSeconds?: number;
}

/** Undefined for what is no failure of a call: a bug, which must surface as one. */
export function toMallError(error: unknown): MallError | undefined {
  if (error instanceof ApiError)
    return {
      code: error.code,
      reaction: reactionTo(error.code),
      message: error.serverMessage,
      fields: error.fields,
      ...(error.reason ? { reason: error.reason } : {}),
      ...(error.retryAfterSeconds ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
    };
  if (error instanceof NetworkError) return { code: "", reaction: "network", message: "", fields: {} };
  return undefined;
}

export const isMallError = (value: unknown): value is MallError =>
  typeof value === "object" && value !== null && "reaction" in value && "fields" in value;

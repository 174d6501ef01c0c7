/** Error classes follow reactions. None of them holds the token. */
import type { Reaction } from "./catalogue.ts";
import { reactionTo } from "./catalogue.ts";

interface Known {
  code: string;
  /** The server's `msg`, meant for the buyer. */
  serverMessage: string;
  /** Which call, e.g. "POST /p/order/submit". */
  endpoint: string;
  /** Messages by input field, where the server found fault with the input. */
  fields?: Record<string, string> | undefined;
  /** Why, where the code alone does not say it: A00004 tells `expired` from `offline`. */
  reason?: string | undefined;
  /** Whole seconds to wait before another try, as `Retry-After` says. */
  retryAfterSeconds?: number | undefined;
  /** What the answer carries beside its words, as it came. */
  data?: unknown;
  cause?: unknown;
}

/** Any answer that is no success. */
export class ApiError extends Error {
  readonly code: string;
  readonly serverMessage: string;
  readonly endpoint: string;
  readonly fields: Record<string, string>;
  readonly reason: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** As it came: check its shape before use. */
  readonly data: unknown;

  constructor(known: Known) {
    super(`${known.endpoint} answered ${known.code}: ${known.serverMessage}`, { cause: known.cause });
    this.name = new.target.name;
    this.code = known.code;
    this.serverMessage = known.serverMessage;
    this.endpoint = known.endpoint;
    this.fields = known.fields ?? {};
    this.reason = known.reason;
    this.retryAfterSeconds = known.retryAfterSeconds;
    this.data = known.data;
  }
}

/** A00004: no session, or it has ended. */
export class SignInNeeded extends ApiError {}
/** A00001, A03002: the server refuses and says why. */
export class BusinessRefusal extends ApiError {}
/** A00008: the bound dealer's information was updated. */
export class DealerChanged extends ApiError {}
/** A00005: the server is in trouble. */
export class ServerError extends ApiError {}
/** A00015, A00016: too many calls, or the server is busy; nothing was done. */
export class TryLater extends ApiError {}
/** Every other code. */
export class UnknownCode extends ApiError {}

/** No answer at all: offline, refused, timed out, aborted, or an answer that is no envelope. */
export class NetworkError extends Error {
  readonly endpoint: string;
  readonly kind: "offline" | "timeout" | "aborted" | "malformed";

  constructor(endpoint: string, kind: NetworkError["kind"], cause?: unknown) {
    super(`${endpoint} got no answer (${kind})`, { cause });
    this.name = "NetworkError";
    this.endpoint = endpoint;
    this.kind = kind;
  }
}

const classByReaction: Record<Reaction, typeof ApiError> = {
  signIn: SignInNeeded,
  toastMessage: BusinessRefusal,
  dealerChanged: DealerChanged,
  serverError: ServerError,
  tryLater: TryLater,
  rejectSilently: UnknownCode,
};

/** The error of a code, of the class its reaction has. */
export const errorFor = (known: Known): ApiError => new classByReaction[reactionTo(known.code)](known);

/** Calls every endpoint of a back end and compares what it answers with the contract. */
import { codesOf, type Endpoint } from "../endpoints/contract.ts";
import { errorCatalogue, successCode } from "../errors/catalogue.ts";
import { type Opened, openEnvelope } from "../transport/envelope.ts";
import { type AnyInput, parsed } from "../transport/http.ts";
import { type Client, createClient } from "../transport/transport.ts";
import { faultsOfShape } from "./shape.ts";

/** `session`: a call that needs a session is refused without one. `answer`: what a call answers fits the contract. */
export type ConformanceCheck = "session" | "answer";

export interface ConformanceRow {
  /** "GET /p/shop". */
  call: string;
  tag: string;
  check: ConformanceCheck;
  /** `refused`: it answered a code that the contract names, so the shape of its data was not seen. */
  verdict: "passed" | "refused" | "failed" | "skipped";
  /** HTTP status; undefined where the call was skipped or got no answer. */
  status?: number;
  /** Code of the envelope; undefined where there was none. */
  code?: string;
  /** What differs from the contract, or why the check was skipped. */
  notes: string[];
  /** Time until the whole answer, in milliseconds. */
  ms: number;
}

export interface ConformanceOptions {
  endpoints: readonly Endpoint[];
  /** Base of the calls, e.g. `https://api.example.com`. */
  baseUrl: string;
  /** Base of the calls about conversations. Default: `baseUrl`. */
  imBaseUrl?: string | undefined;
  /** A buyer's session. Without one, calls that need a session are only checked for their refusal. */
  token?: string | undefined;
  /** Makes the calls that change data, too. Default: false. */
  writes?: boolean;
  /** What to send, by name of the call, in place of the contract's example: ids that exist at this back end. */
  inputs?: Readonly<Record<string, AnyInput>>;
  /** Time after which a call without an answer fails, in ms. Default 10,000. */
  timeoutMs?: number;
  /** Sends the requests. Default: the platform's fetch. */
  fetch?: typeof fetch;
  /** Told of each row as it comes. */
  onRow?: (row: ConformanceRow) => void;
}

interface Received {
  status: number;
  type: string;
  text: string;
  /** Seconds of `Retry-After`; null without that header. */
  retryAfter: string | null;
}

const longestWaitSeconds = 60;
const tries = 3;
const noSession = "A00004";
const busy: readonly string[] = ["A00015", "A00016"];

/** Why the answer of a call is not looked at; undefined where it is. */
function reasonToSkip({ auth, effect, upload, sandbox }: Endpoint, options: ConformanceOptions) {
  if (sandbox) return "belongs to the sandbox of the reference server";
  if (upload) return "sends a file";
  if (auth === "token" && !options.token) return "needs a session (--token)";
  if (effect === "write" && !options.writes) return "changes data (--writes)";
  return undefined;
}

function faultsOfRefusal(endpoint: Endpoint, code: string, status: number): string[] {
  const allowed = [successCode, ...codesOf(endpoint)];
  if (!allowed.includes(code)) return [`code ${code} is none of this call's: ${allowed.join(", ")}`];
  const wanted = errorCatalogue[code as keyof typeof errorCatalogue].status;
  return status === wanted ? [] : [`status ${status} in place of ${wanted} for ${code}`];
}

/** A file in the place of an envelope has one of the media types that the contract names. */
const isFile = ({ file }: Endpoint, { status, type }: Received) =>
  status === 200 && file?.some((one) => type.startsWith(one));

function judge(
  endpoint: Endpoint,
  check: ConformanceCheck,
  { status }: Received,
  opened: Opened | undefined,
): Pick<ConformanceRow, "verdict" | "notes"> {
  if (!opened) return { verdict: "failed", notes: ["the answer is no envelope of code, msg and data"] };
  const { isSuccess, code, message, data } = opened;
  if (check === "session" && code !== noSession)
    return { verdict: "failed", notes: [`no ${noSession} without a session`] };
  const notes = isSuccess
    ? faultsOfShape(endpoint.answer, data, "data")
    : faultsOfRefusal(endpoint, code, status);
  if (isSuccess && status !== 200) notes.unshift(`status ${status} in place of 200`);
  if (notes.length > 0) return { verdict: "failed", notes };
  return isSuccess || check === "session"
    ? { verdict: "passed", notes }
    : { verdict: "refused", notes: [message].filter(Boolean) };
}

/** A client that keeps what the last call received, as it came. */
function recordingClient(options: ConformanceOptions, token: string | undefined) {
  const { baseUrl, imBaseUrl, timeoutMs, fetch: send = fetch } = options;
  let received: Received | undefined;
  const client: Client = createClient({
    baseUrl: baseUrl.replace(/\/$/, ""),
    ...(imBaseUrl ? { imBaseUrl } : {}),
    ...(timeoutMs ? { timeoutMs } : {}),
    token: () => token,
    fetch: async (...request) => {
      const response = await send(...request);
      const { status, headers } = response;
      const type = headers.get("content-type") ?? "";
      const text = await response.clone().text();
      received = { status, type, retryAfter: headers.get("retry-after"), text };
      return response;
    },
  });
  return async (endpoint: Endpoint, input: AnyInput) => {
    received = undefined;
    let reason = "no answer";
    await client(endpoint, input).catch((error: unknown) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    return { received: received as Received | undefined, reason };
  };
}

const secondsOf = (retryAfter: string | null): number =>
  Math.min(Number(retryAfter ?? 1) || 1, longestWaitSeconds);

/** Checks every call, one after another; a call that is refused as one too many is made again after `Retry-After`. */
export async function checkConformance(options: ConformanceOptions): Promise<ConformanceRow[]> {
  const rows: ConformanceRow[] = [];
  const clients = {
    session: recordingClient(options, undefined),
    answer: recordingClient(options, options.token),
  };
  async function row(endpoint: Endpoint, check: ConformanceCheck): Promise<ConformanceRow> {
    const { name: call, tag } = endpoint;
    const skipped = check === "answer" ? reasonToSkip(endpoint, options) : undefined;
    if (skipped) return { call, tag, check, verdict: "skipped", notes: [skipped], ms: 0 };
    const input = (options.inputs?.[call] ?? endpoint.example) as AnyInput;
    const startedAt = performance.now();
    for (let tried = 1; ; tried += 1) {
      const { received, reason } = await clients[check](endpoint, input);
      const ms = Math.round(performance.now() - startedAt);
      if (!received) return { call, tag, check, verdict: "failed", notes: [reason], ms };
      const { status, text, retryAfter } = received;
      if (check === "answer" && isFile(endpoint, received))
        return { call, tag, check, verdict: "passed", status, notes: [], ms };
      const opened = openEnvelope(parsed(text), status, retryAfter !== null);
      if (opened && busy.includes(opened.code) && tried < tries) {
        await new Promise((resolve) => setTimeout(resolve, secondsOf(retryAfter) * 1000));
        continue;
      }
      const code = opened ? { code: opened.code } : {};
      return { call, tag, check, status, ...code, ...judge(endpoint, check, received, opened), ms };
    }
  }
  for (const endpoint of options.endpoints) {
    const isGuarded = endpoint.auth === "token" && !endpoint.sandbox && !endpoint.upload;
    const checks: ConformanceCheck[] = isGuarded ? ["session", "answer"] : ["answer"];
    for (const check of checks) {
      const made = await row(endpoint, check);
      rows.push(made);
      options.onRow?.(made);
    }
  }
  return rows;
}

/** Answers requests as a back end of the contract does, whatever catches them: `page.route`, MSW, a `fetch` of one's own. */
import { lookup } from "@tradehall/mall-rules/lookup";
import type { Endpoint } from "../endpoints/contract.ts";
import { errorCatalogue, successCode } from "../errors/catalogue.ts";
import { ApiError } from "../errors/classes.ts";
import { isObject } from "../transport/envelope.ts";
import { type AnyInput, parsed } from "../transport/http.ts";
import { type FakeCall, type FakeOptions, fakeCalls } from "./fake-calls.ts";

export interface FakeBackEndOptions extends FakeOptions {
  /** The calls that it knows. */
  endpoints: readonly Endpoint[];
  /** The part before the path of each call, as in `baseUrl` of the client: "/api". Default: nothing. */
  basePath?: string;
}

export interface FakeBackEnd {
  /** Answers a request; undefined where it is none of `endpoints`, so that it may go on to where it was sent. */
  answerOf(request: Request): Promise<Response | undefined>;
  /** In the place of the platform's `fetch`: whatever is no call fails as without a network. */
  fetch: typeof fetch;
  /** Every call that was received, the first one first. */
  calls: FakeCall[];
}

const isName = (part: string): boolean => part.startsWith("{");

/** The values of `{name}` in a path; undefined where the path is another one. */
function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split("/"), path.split("/")];
  const isSame = wanted.every((part, at) => (isName(part) ? given[at] : given[at] === part));
  if (!isSame || wanted.length !== given.length) return undefined;
  const named = wanted.flatMap((part, at) =>
    isName(part) ? [[part.slice(1, -1), decodeURIComponent(given[at] ?? "")]] : [],
  );
  return Object.fromEntries(named);
}

const textsOf = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const [first = "", ...more] = search.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );

/** By the type that the request says: a picture's form, a form's fields, JSON; undefined for no body. */
async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/form-data")) return request.clone().formData();
  const text = await request.clone().text();
  if (text === "") return undefined;
  return type.startsWith("application/x-www-form-urlencoded")
    ? textsOf(new URLSearchParams(text))
    : parsed(text);
}

function refusalOf({ code, serverMessage, fields, reason, retryAfterSeconds, data }: ApiError): Response {
  const { status } = lookup<{ status: number }, { status: number }>(errorCatalogue, code, { status: 200 });
  const why = { ...(Object.keys(fields).length > 0 ? { fields } : {}), ...(reason ? { reason } : {}) };
  const given = Object.keys(why).length > 0 ? { ...(isObject(data) ? data : {}), ...why } : (data ?? null);
  const headers = new Headers(
    retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
  );
  return Response.json({ success: false, code, msg: serverMessage, data: given }, { status, headers });
}

function successOf({ file, name }: Endpoint, data: unknown): Response {
  if (!file?.[0]) return Response.json({ success: true, code: successCode, msg: "", data });
  // The contract has no example of a file: its name and type are what a page reads of it.
  const headers = { "content-type": file[0], "content-disposition": "attachment; filename*=UTF-8''example" };
  return new Response(name, { headers });
}

/** A back end for tests: it answers each call of `endpoints` by `answers`, else by the contract's example. */
export function createFakeBackEnd({ endpoints, basePath = "", ...options }: FakeBackEndOptions): FakeBackEnd {
  const { calls, answer } = fakeCalls(options);
  // A path without names is meant before one where a name would take its place.
  const byNames = endpoints.toSorted(
    (one, other) => one.path.split("{").length - other.path.split("{").length,
  );
  async function answerOf(request: Request): Promise<Response | undefined> {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(basePath)) return undefined;
    const path = pathname.slice(basePath.length);
    for (const endpoint of byNames) {
      const params = endpoint.method === request.method ? paramsOf(endpoint.path, path) : undefined;
      if (!params) continue;
      const input: AnyInput = { params, query: textsOf(searchParams), body: await bodyOf(request) };
      calls.push({ endpoint: endpoint.name, input });
      return answer(endpoint, input).then(
        (data) => successOf(endpoint, data),
        (error: unknown) => {
          if (error instanceof ApiError) return refusalOf(error);
          throw error;
        },
      );
    }
    return undefined;
  }
  return {
    calls,
    answerOf,
    async fetch(...sent) {
      const request = new Request(...sent);
      const response = await answerOf(request);
      if (!response)
        throw new TypeError(`${request.method} ${request.url} is none of the fake back end's calls`);
      return response;
    },
  };
}

/** What someone who means harm sends, made from a call's own example. */
import type { Endpoint } from "@tradehall/api-client/contract";
import * as v from "valibot";

export interface Sent {
  /** Said when the attack succeeds. */
  what: string;
  url: string;
  headers?: Record<string, string>;
  payload?: string;
  /** The codes that are right. */
  right: readonly string[];
}

/** What a call may say to input that its contract allows. */
const decisions = ["00000", "A00001", "A03002"];
const refused = ["A00014"];
const unreadable = ["A00003"];
/** Input that the framework or the contract may have made harmless on its way. */
const either = [...decisions, ...refused];

const odd: unknown[] = [
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  9e15,
  1e308,
  "",
  " ",
  "'; drop table users; --",
  "%_\\",
  "999999999999999",
  "9999999999",
  "1e21",
  "0x10",
  "１２",
  "9".repeat(30),
  "x".repeat(20_000),
  "😀".repeat(90),
  "NaN",
  [],
  [[]],
  [null],
  {},
  null,
  true,
];
/** Texts that no database keeps: a NUL, halves of a surrogate pair, and both where no one reads them. */
const unkeepable = ["a\u0000b", "\ud800", "a\udfffb", "\udc00\ud800"];
/** As an address spells a NUL, and half a pair that no browser would send. */
const escapes = ["%00", "a%00b"];
const halfPair = "%ED%A0%80";

type Values = Record<string, unknown>;
const example = (endpoint: Endpoint) =>
  endpoint.example as { params?: Values; query?: Values; body?: unknown };

const pathOf = (endpoint: Endpoint, params: Values = {}): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

export function urlOf(
  endpoint: Endpoint,
  params = example(endpoint).params,
  query = example(endpoint).query,
): string {
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  return search ? `${pathOf(endpoint, params)}?${search}` : pathOf(endpoint, params);
}

/** Is in an address where escapes go that encoding would escape again. */
const mark = "here-be-escapes";

/** A00014 where the contract refuses the value; else the call decides. */
const rightFor = (schema: v.GenericSchema | undefined, value: unknown): readonly string[] =>
  schema && !v.safeParse(schema, value ?? {}).success ? refused : decisions;

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof FormData);

const json = { "content-type": "application/json" };

function oddBodies(endpoint: Endpoint): Sent[] {
  const { body } = example(endpoint);
  const url = urlOf(endpoint);
  const send = (what: string, value: unknown, right = rightFor(endpoint.body, value)): Sent => ({
    what: `${what} ${JSON.stringify(value)?.slice(0, 60)}`,
    url,
    headers: json,
    payload: JSON.stringify(value),
    right,
  });
  const whole = odd.map((value) =>
    send("a body", value, Array.isArray(value) && endpoint.body?.type === "object" ? refused : undefined),
  );
  if (!isRecord(body)) return whole;
  const fields = Object.keys(body).flatMap((name) => [
    ...odd.map((value) => send(`a field ${name}`, { ...body, [name]: value })),
    ...unkeepable
      .slice(0, 2)
      .map((value) => send(`no character in ${name}`, { ...body, [name]: value }, refused)),
    send(`no character within ${name}`, { ...body, [name]: [{ deep: unkeepable[1] }] }, refused),
  ]);
  const unread = unkeepable.flatMap((value) => [
    send("no character in a field that nobody reads", { ...body, unread: value }, refused),
    send("no character in a name", { ...body, [value]: 1 }, refused),
  ]);
  return [...whole, ...fields, ...unread];
}

function oddQueries(endpoint: Endpoint): Sent[] {
  const { query = {} } = example(endpoint);
  return Object.keys(query).flatMap((name) => [
    ...odd.map((value) => {
      const given = { ...query, [name]: String(value) };
      return {
        what: `a query ${name}=${String(value).slice(0, 40)}`,
        url: urlOf(endpoint, undefined, given),
        right: rightFor(endpoint.query, given),
      };
    }),
    ...escapes.map((value) => ({
      what: `a query ${name}=${value}`,
      url: urlOf(endpoint, undefined, { ...query, [name]: mark }).replace(mark, value),
      right: refused,
    })),
    // It does not survive being read as UTF-8; the call gets its escapes, or a sign for what cannot be read.
    {
      what: `a query ${name}=${halfPair}`,
      url: urlOf(endpoint, undefined, { ...query, [name]: mark }).replace(mark, halfPair),
      right: either,
    },
    { what: `a query with ${halfPair} as name`, url: `${urlOf(endpoint)}&${halfPair}=1`, right: either },
    { what: "a query with NUL as name", url: `${urlOf(endpoint)}&%00=1`, right: refused },
    { what: `${name} twice`, url: `${urlOf(endpoint)}&${name}=1&${name}=2`, right: either },
  ]);
}

function oddPaths(endpoint: Endpoint): Sent[] {
  const { params = {}, body } = example(endpoint);
  const long = { what: "a path of 500 signs", right: unreadable };
  // With a good body, so that the path alone is odd.
  const good = isRecord(body) ? { headers: json, payload: JSON.stringify(body) } : {};
  return Object.keys(params).flatMap((name): Sent[] => {
    const at = (value: string) => urlOf(endpoint, { ...params, [name]: value });
    return [
      ...["0", "-1", "1.5", "abc", "999999999999999", "9".repeat(30), "../../x", "😀", "a".repeat(150)].map(
        (value) => ({
          what: `a path with ${value.slice(0, 40)}`,
          url: at(value),
          right: rightFor(endpoint.params, { ...params, [name]: value }),
        }),
      ),
      ...escapes.map((value) => ({
        what: "NUL in the path",
        url: at(mark).replace(mark, value),
        right: refused,
      })),
      { what: "half a pair in the path", url: at(mark).replace(mark, halfPair), right: unreadable },
      { ...long, url: at("a".repeat(500)) },
      { what: "broken escapes", url: at("broken").replace("broken", "%E0%A4%A"), right: unreadable },
    ].map((sent) => ({ ...sent, ...good }));
  });
}

/** Bodies that are none, for calls that read one. */
function brokenBodies(endpoint: Endpoint): Sent[] {
  if (endpoint.method === "GET") return [];
  const url = urlOf(endpoint);
  const deep = `{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
  const tooDeep = endpoint.upload ? unreadable : endpoint.body ? refused : decisions;
  return [
    { what: "half a JSON", url, headers: json, payload: '{"a":', right: unreadable },
    {
      what: "another kind",
      url,
      headers: { "content-type": "application/xml" },
      payload: "<a/>",
      right: unreadable,
    },
    {
      what: "plain text",
      url,
      headers: { "content-type": "text/plain" },
      payload: "hello",
      right: unreadable,
    },
    { what: "no kind at all", url, headers: { "content-type": ";;" }, payload: "x", right: unreadable },
    {
      what: "2 MB",
      url,
      headers: json,
      payload: JSON.stringify({ a: "x".repeat(2_000_000) }),
      right: unreadable,
    },
    { what: "deep JSON", url, headers: json, payload: deep, right: tooDeep },
  ];
}

function prototypeKeys(endpoint: Endpoint): Sent[] {
  const keys = '"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}}';
  const body = JSON.stringify(example(endpoint).body ?? {});
  const mixed = body.startsWith("{") ? `{${keys}${body === "{}" ? "" : ","}${body.slice(1)}` : `{${keys}}`;
  const url = urlOf(endpoint);
  const joint = url.includes("?") ? "&" : "?";
  const inQuery = `${url}${joint}__proto__=1&__proto__[isPolluted]=1&constructor=2`;
  const sent: Sent[] = [{ what: "prototype keys in the query", url: inQuery, right: either }];
  if (endpoint.method !== "GET" && !endpoint.upload)
    sent.push({ what: "prototype keys in the body", url, headers: json, payload: mixed, right: either });
  return sent;
}

/** Every attack on one call; each goes with a good token where the call wants one. */
export const attacksOn = (endpoint: Endpoint): Sent[] => [
  ...brokenBodies(endpoint),
  ...(endpoint.body && !endpoint.upload ? oddBodies(endpoint) : []),
  ...oddQueries(endpoint),
  ...oddPaths(endpoint),
  ...prototypeKeys(endpoint),
];

import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { endpoint } from "../endpoints/contract.ts";
import { type ConformanceOptions, type ConformanceRow, checkConformance } from "./check.ts";
import { countRows, htmlReport, junitReport } from "./reports.ts";

const words = { summary: "A thing", tag: "thing", answer: v.object({ id: v.number() }) };
const example = { answer: { id: 1 } };
const read = endpoint("GET /thing", { ...words, auth: "none", effect: "read", fails: ["A00001"], example });
const own = endpoint("GET /p/thing", { ...words, auth: "token", effect: "read", fails: ["A00004"], example });
const write = endpoint("POST /thing", { ...words, auth: "none", effect: "write", fails: [], example });
const upload = endpoint("POST /p/file", {
  ...{ ...words, auth: "token", effect: "write", upload: true, fails: ["A00004"], example },
});

type Answer = [body: unknown, status?: number, headers?: Record<string, string>];
const fits: Answer = [{ code: "00000", msg: "", success: true, data: { id: 2 } }];
const refusal = (code: string, status: number): Answer => [
  { code, msg: "不行", success: false, data: null },
  status,
];

/** A back end that gives these answers, the last one again and again; what it was sent is kept. */
async function check(answers: readonly Answer[], options: Partial<ConformanceOptions> = {}) {
  const sent: string[] = [];
  const left = [...answers];
  const send = async (...[url, { method, headers } = {}]: Parameters<typeof fetch>): Promise<Response> => {
    sent.push(`${method} ${url} ${new Headers(headers).get("authorization") ?? ""}`.trim());
    const [body, status = 200, more = {}] = (left.length > 1 ? left.shift() : left[0]) ?? [""];
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return new Response(text, { status, headers: { "content-type": "application/json", ...more } });
  };
  const rows = await checkConformance({
    endpoints: [read],
    baseUrl: "http://mall/",
    fetch: send,
    ...options,
  });
  return { rows, sent };
}
const verdictOf = ({ verdict, notes }: ConformanceRow) => [verdict, ...notes];

describe("what a call answers is compared with the contract", () => {
  test.each<[string, Answer, string[]]>([
    ["an answer that fits", fits, ["passed"]],
    [
      "data of another shape",
      [{ code: "00000", success: true, data: { id: "2" } }],
      ["failed", 'data.id: Invalid type: Expected number but received "2"'],
    ],
    ["a refusal that the contract names", refusal("A00001", 200), ["refused", "不行"]],
    [
      "a refusal that it does not name",
      refusal("A03002", 200),
      ["failed", expect.stringContaining("code A03002 is none of this call's: 00000, A00001")],
    ],
    ["the wrong status", refusal("A00014", 200), ["failed", "status 200 in place of 400 for A00014"]],
    ["a success with the status of an error", [fits[0], 500], ["failed", "status 500 in place of 200"]],
    ["a proxy's page", ["<html>", 502], ["failed", "the answer is no envelope of code, msg and data"]],
  ])("%s", async (_, answer, verdict) => {
    const { rows } = await check([answer]);
    expect(rows.map(verdictOf)).toEqual([verdict]);
  });

  test("no answer at all", async () => {
    const { rows } = await check([], { fetch: () => Promise.reject(new TypeError("refused")) });
    expect(rows).toMatchObject([{ verdict: "failed" }]);
    expect(rows[0]?.status).toBeUndefined();
  });

  test("a call that is one too many is made again after Retry-After", async () => {
    const { rows, sent } = await check([[refusal("A00015", 429)[0], 429, { "retry-after": "0.01" }], fits]);
    expect(rows.map(verdictOf)).toEqual([["passed"]]);
    expect(sent).toHaveLength(2);
  });

  test("a file of the media type that the contract names has no envelope", async () => {
    const file = endpoint("GET /file", {
      ...{ ...words, auth: "none", effect: "read", file: ["text/csv"], fails: [], example },
    });
    const csv: Answer = ["a,b", 200, { "content-type": "text/csv; charset=utf-8" }];
    expect((await check([csv], { endpoints: [file] })).rows.map(verdictOf)).toEqual([["passed"]]);
    expect((await check([csv])).rows).toMatchObject([{ verdict: "failed" }]);
  });
});

describe("sessions and changes", () => {
  test("a call that needs a session is refused without one, and answers with one", async () => {
    const { rows, sent } = await check([refusal("A00004", 401), fits], { endpoints: [own], token: "t" });
    expect(rows.map(({ check: which, verdict }) => [which, verdict])).toEqual([
      ["session", "passed"],
      ["answer", "passed"],
    ]);
    expect(sent).toEqual(["GET http://mall/p/thing", "GET http://mall/p/thing t"]);
  });

  test("one that answers without a session fails", async () => {
    const { rows } = await check([fits], { endpoints: [own] });
    expect(rows.map(verdictOf)).toEqual([
      ["failed", "no A00004 without a session"],
      ["skipped", "needs a session (--token)"],
    ]);
  });

  test("nothing is changed and no file is sent unless asked", async () => {
    const quiet = await check([fits], { endpoints: [write, upload] });
    expect(quiet.rows.map(verdictOf)).toEqual([
      ["skipped", "changes data (--writes)"],
      ["skipped", "sends a file"],
    ]);
    expect(quiet.sent).toEqual([]);
    expect((await check([fits], { endpoints: [write], writes: true })).sent).toEqual([
      "POST http://mall/thing",
    ]);
  });

  test("own values take the place of the example's", async () => {
    const { sent } = await check([fits], { inputs: { "GET /thing": { query: { id: 7 } } } });
    expect(sent).toEqual(["GET http://mall/thing?id=7"]);
  });
});

describe("reports", () => {
  const base = { call: "GET /a", tag: "a", check: "answer", ms: 12 } as const;
  const rows: ConformanceRow[] = [
    { ...base, verdict: "passed", status: 200, code: "00000", notes: [] },
    { ...base, verdict: "failed", status: 200, code: "00000", notes: ['data.x: <script>"&\u0001'] },
    { ...base, check: "session", verdict: "skipped", notes: ["why"] },
  ];

  test("JUnit counts and escapes what the back end said", () => {
    expect(junitReport(rows)).toContain('<testsuite name="a" tests="3" failures="1" skipped="1">');
    expect(junitReport(rows)).toContain('<failure message="data.x: &lt;script&gt;&quot;&amp; ">');
    expect(junitReport(rows)).toContain('name="GET /a without a session"');
  });

  test("the page shows what failed first and runs nothing of the back end's", () => {
    const page = htmlReport(rows, "http://x/<b>");
    expect(page).not.toContain("<script");
    expect(page).not.toContain("x/<b>");
    expect(page.indexOf('class="failed"')).toBeLessThan(page.indexOf('class="passed"'));
    expect(countRows(rows)).toEqual({ passed: 1, refused: 0, failed: 1, skipped: 1 });
  });
});

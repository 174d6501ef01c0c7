import { expect, test } from "vitest";
import { ErrorResponse } from "../router-inside/error-response.ts";
import { toMallError } from "./mall-error.ts";

/** As the router throws what is no data of its own. */
const answered = (status: number, text: string) => new ErrorResponse(status, "", text);
const envelope = (code: string, data: unknown = null) =>
  JSON.stringify({ success: false, code, msg: "请稍后再试", data });

test.each([
  [503, "A00016"],
  [429, "A00015"],
])("%i in place of a page's data: the host's words and wait are read", (status, code) => {
  const expected = { code, reaction: "tryLater", message: "请稍后再试", fields: {} };
  expect(toMallError(answered(status, envelope(code)))).toEqual(expected);
  expect(toMallError(answered(status, envelope(code, { retryAfterSeconds: 3 })))).toEqual({
    ...expected,
    retryAfterSeconds: 3,
  });
  expect(toMallError(answered(status, envelope(code, { retryAfterSeconds: "3" })))).toEqual(expected);
});

test.each([
  [503, "A00016"],
  [429, "A00015"],
])("%i of a gateway without an envelope is the same without words", (status, code) => {
  for (const text of ["", "<h1>busy</h1>", "null", "{"])
    expect(toMallError(answered(status, text))).toEqual({
      code,
      reaction: "tryLater",
      message: "",
      fields: {},
    });
});

test("a loader's failed call is as it left the host", () => {
  const error = { code: "A00016", reaction: "tryLater", message: "", fields: {}, retryAfterSeconds: 7 };
  expect(toMallError(new ErrorResponse(503, "", error))).toBe(error);
});

test("other answers and faults of the page are no failed calls", () => {
  for (const status of [400, 404, 500, 502])
    expect(toMallError(answered(status, envelope("A00016")))).toBe(undefined);
  expect(toMallError(new TypeError("Failed to fetch"))).toBe(undefined);
});

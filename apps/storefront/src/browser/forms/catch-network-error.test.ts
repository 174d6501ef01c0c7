import { networkErrorFormWords, networkErrorWords } from "@tradehall/mall-rules/words";
import { redirect } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { ErrorResponse } from "../../router-inside/error-response.ts";
import { catchNetworkError, catchPageNetworkError, networkErrorAnswer } from "./catch-network-error.ts";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "zh-CN" } });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

/** What a form comes to whose request ends so. */
const kept = (end: unknown) => catchNetworkError(() => Promise.reject(end), networkErrorAnswer);
const envelope = JSON.stringify({ success: false, code: "A00016", msg: "人数较多", data: null });

test.each([
  ["no network", new TypeError("Failed to fetch"), "network", networkErrorFormWords.zh_CN],
  ["no room on the host", new ErrorResponse(503, "", envelope), "tryLater", "人数较多"],
  ["too many", new ErrorResponse(429, "", ""), "tryLater", networkErrorFormWords.zh_CN],
  [
    "a gateway without words",
    new ErrorResponse(503, "", "<h1>busy</h1>"),
    "tryLater",
    networkErrorFormWords.zh_CN,
  ],
])("the form stays and says why: %s", async (_, end, reaction, message) => {
  expect(await kept(end)).toMatchObject({
    data: { ok: false, error: { reaction, message } },
    // Nothing is reloaded, which would be turned away as well.
    init: { status: 503 },
  });
});

test("a page where nothing is typed promises nothing of it", async () => {
  const answer = await catchPageNetworkError(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(answer).toMatchObject({ data: { error: { message: networkErrorWords.zh_CN } } });
});

test("an answer to the form, and a fault of the page, are passed on", async () => {
  expect(await catchNetworkError(async () => "saved", networkErrorAnswer)).toBe("saved");
  for (const end of [redirect("/cart"), new ErrorResponse(404, "", ""), new RangeError("a bug")])
    await expect(kept(end)).rejects.toBe(end);
});

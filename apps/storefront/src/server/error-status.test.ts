import { expect, test } from "vitest";
import type { MallError } from "../adapters/mall-error.ts";
import { statusOfPage } from "./error-status.ts";

const failed = (reaction: MallError["reaction"], code = ""): MallError => ({
  ...{ code, reaction, message: "", fields: {} },
});

test("a page whose dealer changed is an answer; what is not there is 404, trouble 500 or 503", () => {
  expect(statusOfPage(failed("dealerChanged", "A00008"))).toBe(200);
  expect(statusOfPage(failed("toastMessage", "A00001"))).toBe(404);
  expect(statusOfPage(failed("serverError", "A00005"))).toBe(500);
  expect(statusOfPage(failed("network"))).toBe(503);
});

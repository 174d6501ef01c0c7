import { expect, test } from "vitest";
import { isLoginCodeOpen, loginCodeStatuses, loginCodesBefore, nextLoginCodeStatus } from "./login-code.ts";

test("a phone scans and confirms, the browser enters once", () => {
  expect(nextLoginCodeStatus("waiting", "scan")).toBe("scanned");
  expect(nextLoginCodeStatus("scanned", "confirm")).toBe("confirmed");
  expect(nextLoginCodeStatus("confirmed", "enter")).toBe("used");
  expect(nextLoginCodeStatus("used", "enter")).toBeUndefined();
});

test("nothing is confirmed unscanned, scanned twice or brought back from expiry", () => {
  expect(nextLoginCodeStatus("waiting", "confirm")).toBeUndefined();
  expect(loginCodesBefore("scan")).toEqual(["waiting"]);
  expect(loginCodesBefore("expire")).toEqual(["waiting", "scanned", "confirmed"]);
  expect(loginCodesBefore("enter")).toEqual(["confirmed"]);
});

test("a page waits for a code until the phone has confirmed or the time is over", () => {
  expect(loginCodeStatuses.filter(isLoginCodeOpen)).toEqual(["waiting", "scanned"]);
});

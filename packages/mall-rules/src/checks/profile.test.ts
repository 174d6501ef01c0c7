import { expect, test } from "vitest";
import { checkBirthday, checkNickName } from "./profile.ts";

const now = new Date("2026-11-27T01:00:00+08:00");

test.each(["", "1900-01-01", "1988-02-29", "2026-11-27"])("the birthday “%s” is taken", (day) => {
  expect(checkBirthday(day, now)).toBeUndefined();
});

test.each(["1899-12-31", "2026-11-28", "1989-02-29", "1990-13-01", "1990-1-1", "yesterday"])(
  "the birthday “%s” is refused",
  (day) => {
    expect(checkBirthday(day, now)).toEqual({ reason: "birthdayRange" });
  },
);

test("a nickname has 1 to 15 characters", () => {
  expect(checkNickName("采".repeat(15))).toBeUndefined();
  expect(checkNickName("采".repeat(16))).toMatchObject({ reason: "tooLong", max: 15 });
  expect(checkNickName("")).toEqual({ reason: "required" });
});

import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { Refusal } from "#server/refuse.ts";
import { DatabaseAway, isPassingFault } from "./passing-faults.ts";

const coded = (code: string) => Object.assign(new Error("said by the driver"), { code });

test.each(["08006", "57P01", "57P03", "53300", "25006", "57014", "40P01", "ECONNREFUSED", "ECONNRESET"])(
  "%s passes by itself, however deep it hides",
  (code) => {
    expect(isPassingFault(coded(code))).toBe(true);
    expect(isPassingFault(new DrizzleQueryError("select 1", [], coded(code)))).toBe(true);
    expect(isPassingFault(new AggregateError([coded(code)]))).toBe(true);
  },
);

test.each([
  coded("23505"),
  coded("42P01"),
  coded("22P02"),
  new Refusal("soldOut"),
  new Error("broken"),
  "text",
])("%s is no passing fault", (fault) => expect(isPassingFault(fault)).toBe(false));

test("a database known to be away passes by itself", () =>
  expect(isPassingFault(new DatabaseAway(new Error("why")))).toBe(true));

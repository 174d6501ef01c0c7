import { expect, it } from "vitest";
import { dateOf } from "./date-of.ts";

it("reads a day, and takes what is no day for none", () => {
  expect(dateOf("2026-11-28")?.toString()).toBe("2026-11-28");
  for (const text of [undefined, "", "2026-13-40", "28.11.2026"]) expect(dateOf(text)).toBeUndefined();
});

import { expect, test, vi } from "vitest";
import { briefOf, briefOfNotice } from "./brief.ts";

test("tags and tables are left out, entities are read, the end is cut between letters", () => {
  expect(briefOf("<p>甲&nbsp;<b>乙</b> &lt; 丙</p><table><tr><td>表</td></tr></table><p>丁</p>")).toBe(
    "甲 乙 < 丙 丁",
  );
  expect(briefOf("🦊".repeat(100))).toBe(`${"🦊".repeat(90)}…`);
});

test("a text that was made to be slow is read like any other", () => {
  expect(briefOf("<".repeat(200_000))).toBe(`${"<".repeat(90)}…`);
  expect(briefOf("<table".repeat(30_000))).toBe("");
});

test("a notice's brief is worked out once for each version of its text", () => {
  const replace = vi.spyOn(String.prototype, "replace");
  const first = { id: 7, html: "<p>甲</p>" };
  expect([briefOfNotice(first), briefOfNotice(first)]).toEqual(["甲", "甲"]);
  const once = replace.mock.calls.length;
  briefOfNotice(first);
  expect(replace.mock.calls.length).toBe(once);
  expect(briefOfNotice({ id: 7, html: "<p>乙</p>" })).toBe("乙");
  replace.mockRestore();
});

import { expect, test } from "vitest";
import type { ChatMessageView } from "../chat-view.ts";
import { groupMessages } from "./group-messages.ts";

const at = (id: string, dateTime: string, from: ChatMessageView["from"] = "own", name?: string) =>
  ({ id, dateTime, from, content: { kind: "text", text: id }, ...(name && { name }) }) as ChatMessageView;

test("days are China's, and a run ends with its sender, with its agent and after five minutes", () => {
  const days = groupMessages([
    at("a", "2026-11-26T15:58:00Z"),
    at("b", "2026-11-26T16:01:00Z"),
    at("c", "2026-11-26T16:02:00Z"),
    at("d", "2026-11-26T16:02:30Z", "shop", "小百"),
    at("e", "2026-11-26T16:03:00Z", "shop", "小工"),
    at("f", "2026-11-26T16:08:00Z", "shop", "小工"),
  ]);
  expect(days.map(({ day, rows }) => [day, rows.map((row) => [row.message.id, row.isFirst])])).toEqual([
    ["2026-11-26", [["a", true]]],
    [
      "2026-11-27",
      [
        ["b", true],
        ["c", false],
        ["d", true],
        ["e", true],
        ["f", true],
      ],
    ],
  ]);
});

test("no messages, no days", () => {
  expect(groupMessages([])).toEqual([]);
});

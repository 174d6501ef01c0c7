import { afterEach, expect, test, vi } from "vitest";
import { dropUnsent, type KeptMessage, keepUnsent, readUnsent } from "./kept-unsent.ts";

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});
afterEach(() => kept.clear());

const message = (clientId: string, conversationId = 7): KeptMessage => ({
  ...{ conversationId, clientId, saidAt: "2026-01-01T00:00:00Z" },
  view: null,
  content: { kind: "text", text: clientId },
});

test("keeps what was said in its order, each once, for one user and one conversation", () => {
  for (const one of [message("a"), message("b"), message("a"), message("c", 8)]) keepUnsent("1", one);
  expect(readUnsent("1", 7).map(({ clientId }) => clientId)).toEqual(["b", "a"]);
  expect(readUnsent("1", 8)).toHaveLength(1);
  expect(readUnsent("2", 7)).toEqual([]);
  dropUnsent("1", 7, "b");
  dropUnsent("1", 7, "a");
  expect([...kept.keys()].filter((name) => name.endsWith(":7"))).toEqual([]);
});

test("what another version wrote, or nothing readable, is nothing", () => {
  for (const text of ["{", "7", '["x", null]', "{}"]) {
    keepUnsent("1", message("a"));
    const [name = ""] = kept.keys();
    kept.set(name, text);
    expect(readUnsent("1", 7)).toEqual([]);
  }
});

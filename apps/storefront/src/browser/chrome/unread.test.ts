import { messageLimits } from "@tradehall/mall-rules/limits";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

const asked = vi.hoisted(() => ({ answers: [] as ((unread: number) => void)[] }));
vi.mock("../calls/client.ts", () => ({
  mall: () => new Promise<number>((resolve) => asked.answers.push(resolve)),
}));

beforeEach(() => {
  // Files of tests share modules: what another has loaded asks the real client, and what is loaded here a fake one.
  vi.resetModules();
  vi.useFakeTimers();
  asked.answers.length = 0;
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("document", { visibilityState: "visible", ...listeners });
  vi.stubGlobal("window", listeners);
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => {
  vi.doUnmock("../calls/client.ts");
  vi.resetModules();
});

test("asks once a minute and shows each answer", async () => {
  const { watchUnread } = await import("./unread.ts");
  const shown: number[] = [];
  const stop = watchUnread({ show: (unread) => shown.push(unread), fail: () => {} });
  for (const unread of [3, 4]) {
    await vi.advanceTimersByTimeAsync(messageLimits.pollMs);
    asked.answers.at(-1)?.(unread);
    await vi.advanceTimersByTimeAsync(0);
  }
  stop();
  expect(shown).toEqual([3, 4]);
});

test("an answer that comes after the watch has ended shows nothing and asks no more", async () => {
  const { watchUnread } = await import("./unread.ts");
  const shown: number[] = [];
  const stop = watchUnread({ show: (unread) => shown.push(unread), fail: () => {} });
  await vi.advanceTimersByTimeAsync(messageLimits.pollMs);
  stop();
  asked.answers[0]?.(7);
  await vi.advanceTimersByTimeAsync(10 * messageLimits.pollMs);
  expect(shown).toEqual([]);
  expect(asked.answers).toHaveLength(1);
});

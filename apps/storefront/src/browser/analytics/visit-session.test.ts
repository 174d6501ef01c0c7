import { describe, expect, test } from "vitest";
import { countPage, touch, type VisitSession } from "./visit-session.ts";

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 8);

function browser(at = start) {
  let session: VisitSession | undefined;
  let ids = 0;
  const newId = () => `visit-${++ids}`;
  return {
    page(now: number): string {
      const counted = countPage(session, now, newId);
      session = counted.session;
      return `${session.id}:${counted.step}`;
    },
    act(now: number): void {
      session = touch(session, now, newId);
    },
    at,
  };
}

describe("the steps of a visit", () => {
  test("begin at 0 and rise by one with each page", () => {
    const { page } = browser();
    expect([0, 1, 2].map((n) => page(start + n * minute))).toEqual(["visit-1:0", "visit-1:1", "visit-1:2"]);
  });

  test("go on one millisecond before the thirtieth minute and start over with it", () => {
    const early = browser();
    early.page(start);
    expect(early.page(start + 30 * minute - 1)).toBe("visit-1:1");
    const late = browser();
    late.page(start);
    expect(late.page(start + 30 * minute)).toBe("visit-2:0");
  });

  test("count idle time from the last page, not from the first", () => {
    const { page } = browser();
    const seen = [0, 29, 58, 87].map((minutes) => page(start + minutes * minute));
    expect(seen.at(-1)).toBe("visit-1:3");
  });

  test("are kept alive by what a person does on a page", () => {
    const { page, act } = browser();
    page(start);
    act(start + 25 * minute);
    expect(page(start + 50 * minute)).toBe("visit-1:1");
  });

  test("start over when a person comes back after the pause, and once only", () => {
    const { page, act } = browser();
    page(start);
    page(start + minute);
    act(start + 40 * minute);
    act(start + 41 * minute);
    expect(page(start + 42 * minute)).toBe("visit-2:0");
    expect(page(start + 43 * minute)).toBe("visit-2:1");
  });

  test("do not end at midnight", () => {
    const beforeMidnight = Date.UTC(2026, 10, 21, 15, 59, 50);
    const { page } = browser();
    page(beforeMidnight);
    expect(page(beforeMidnight + 20_000)).toBe("visit-1:1");
  });

  test("survive a clock that is set back, and then count from its time", () => {
    const { page } = browser();
    page(start);
    expect(page(start - 600 * minute)).toBe("visit-1:1");
    expect(page(start - 571 * minute)).toBe("visit-1:2");
    expect(page(start - 541 * minute)).toBe("visit-2:0");
  });

  test("are one row over two tabs that share their memory", () => {
    const shared = browser();
    const [left, right] = [shared, shared];
    const seen = [left.page(start), right.page(start + 1), left.page(start + 2), right.page(start + 2)];
    expect(seen).toEqual(["visit-1:0", "visit-1:1", "visit-1:2", "visit-1:3"]);
  });
});

import { expect, test } from "vitest";
import { activityStatus } from "./activity.ts";

const sale = { startsAt: 1_000, endsAt: 2_000, left: 5 };

test("an activity waits, runs and ends by the server's clock, to the millisecond", () => {
  expect(activityStatus(sale, 999)).toBe("notStarted");
  expect(activityStatus(sale, 1_000)).toBe("inProgress");
  expect(activityStatus(sale, 1_999)).toBe("inProgress");
  expect(activityStatus(sale, 2_000)).toBe("ended");
});

test("is sold out only while it runs", () => {
  expect(activityStatus({ ...sale, left: 0 }, 999)).toBe("notStarted");
  expect(activityStatus({ ...sale, left: 0 }, 1_500)).toBe("soldOut");
  expect(activityStatus({ ...sale, left: 0 }, 2_500)).toBe("ended");
});

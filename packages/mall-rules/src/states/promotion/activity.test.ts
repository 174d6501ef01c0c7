import { expect, test } from "vitest";
import { type ActivityStatus, activityStatus } from "./activity.ts";

const startsAt = 1_000;
const endsAt = 2_000;

/** What it is while it runs, by pieces left and pieces that wait for their payment. */
const running: Record<string, ActivityStatus> = {
  "1 0": "inProgress",
  "1 1": "inProgress",
  "0 1": "soldOutForNow",
  "0 0": "soldOut",
};
/** Each millisecond around its edges. */
const moments: [number, ActivityStatus | undefined][] = [
  [startsAt - 1, "notStarted"],
  [startsAt, undefined],
  [startsAt + 1, undefined],
  [endsAt - 1, undefined],
  [endsAt, "ended"],
  [endsAt + 1, "ended"],
];

test.each(Object.entries(running))(
  "with %s pieces left and unpaid it is decided by the clock",
  (pieces, meanwhile) => {
    const [left = 0, unpaid = 0] = pieces.split(" ").map(Number);
    const stages = moments.map(([now]) => activityStatus({ startsAt, endsAt, left, unpaid }, now));
    expect(stages).toEqual(moments.map(([, status]) => status ?? meanwhile));
  },
);

test("where no one counts what is unpaid, what is gone is gone for good", () => {
  expect(activityStatus({ startsAt, endsAt, left: 0 }, startsAt)).toBe("soldOut");
});

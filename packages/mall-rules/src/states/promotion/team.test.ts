import { describe, expect, test } from "vitest";
import { groupLimits } from "../../limits/index.ts";
import { nextOrderStatus } from "../order/order.ts";
import { placesLeft, type TeamRelation, teamBlock, teamEndsAt, teamOutcome, teamStatus } from "./team.ts";

const team = { size: 3, taken: 2, paid: 2, endsAt: 2_000 };
const stranger: TeamRelation = { isMember: false, hasRunning: false };

describe("where a team is", () => {
  test("has until its end, to the millisecond", () => {
    expect(teamStatus(team, 1_999)).toBe("forming");
    expect(teamStatus(team, 2_000)).toBe("failed");
  });

  test("is filled by payments, not by held places, and stays so", () => {
    expect(teamStatus({ ...team, taken: 3 } as typeof team, 1_000)).toBe("forming");
    expect(teamStatus({ ...team, paid: 3 }, 1_000)).toBe("filled");
    expect(teamStatus({ ...team, paid: 3 }, 9_000)).toBe("filled");
  });

  test("moves the orders that wait for it, and none that does not", () => {
    const after = (status: keyof typeof teamOutcome) => {
      const event = teamOutcome[status];
      return event && nextOrderStatus("grouping", event);
    };
    expect([after("forming"), after("filled"), after("failed")]).toEqual([null, "paid", "canceled"]);
    expect(nextOrderStatus("paid", "groupFailed")).toBeUndefined();
    expect(nextOrderStatus("unpaid", "groupFilled")).toBeUndefined();
  });
});

test("a team has a day, and not beyond its activity", () => {
  const day = groupLimits.teamFillMs;
  expect(teamEndsAt(1_000, 1_001 + day)).toBe(1_000 + day);
  expect(teamEndsAt(1_000, 1_000 + day)).toBe(1_000 + day);
  expect(teamEndsAt(1_000, 5_000)).toBe(5_000);
});

describe("who may join", () => {
  const block = (changes: Partial<typeof team>, relation: Partial<TeamRelation> = {}, now = 1_000) =>
    teamBlock({ ...team, ...changes }, { ...stranger, ...relation }, now);

  test("anyone who comes while a place is left", () => {
    expect(placesLeft(team)).toBe(1);
    expect(block({})).toBeUndefined();
    expect(block({}, {}, 1_999)).toBeUndefined();
  });

  test("no one once it is filled or its time is over", () => {
    expect(block({ taken: 3, paid: 3 })).toBe("teamOver");
    expect(block({}, {}, 2_000)).toBe("teamOver");
    expect(block({}, { hasRunning: true }, 2_000)).toBe("teamOver");
  });

  test("no one while all places are held, paid for or not", () => {
    expect(block({ taken: 3 })).toBe("teamFull");
    expect(placesLeft({ size: 3, taken: 4 })).toBe(0);
  });

  test("no one twice, and no one who waits for another team of the activity", () => {
    expect(block({}, { isMember: true, hasRunning: true })).toBe("teamJoined");
    expect(block({ taken: 3, paid: 3 }, { isMember: true })).toBe("teamJoined");
    expect(block({}, { hasRunning: true })).toBe("groupRunning");
  });

  test("a team is opened by anyone who waits for none", () => {
    expect(teamBlock(undefined, stranger, 1_000)).toBeUndefined();
    expect(teamBlock(undefined, { ...stranger, hasRunning: true }, 1_000)).toBe("groupRunning");
  });
});

import { describe, expect, test } from "vitest";
import {
  type ApprovalPeople,
  approvalReasonsOf,
  approvalStepsFor,
  approversOf,
  areStepsRising,
  noLimits,
} from "./approval.ts";

const spending = (orderFen: number, monthFen = 0, ofCategory = new Map()) => ({
  orderFen,
  monthFen,
  ofCategory,
});

describe("limits", () => {
  test("none is without end, 0 is nothing at all, and what is right at a limit needs no approval", () => {
    expect(approvalReasonsOf(noLimits, spending(1_000_000))).toEqual([]);
    const zero = { ...noLimits, perOrderFen: 0 };
    expect(approvalReasonsOf(zero, spending(1))).toEqual(["perOrder"]);
    expect(approvalReasonsOf(zero, spending(0))).toEqual(["perOrder"]);
    const limit = { ...noLimits, perOrderFen: 100, perMonthFen: 300 };
    expect(approvalReasonsOf(limit, spending(100, 200))).toEqual([]);
    expect(approvalReasonsOf(limit, spending(101, 100))).toEqual(["perOrder"]);
    expect(approvalReasonsOf(limit, spending(100, 201))).toEqual(["perMonth"]);
    expect(approvalReasonsOf(limit, spending(301))).toEqual(["perOrder", "perMonth"]);
  });

  test("of a category count for orders with goods of it alone", () => {
    const limit = { ...noLimits, categories: [{ categoryId: 7, perMonthFen: 50 }] };
    const of = (orderFen: number, monthFen: number) => new Map([[7, { orderFen, monthFen }]]);
    expect(approvalReasonsOf(limit, spending(900))).toEqual([]);
    expect(approvalReasonsOf(limit, spending(900, 0, of(30, 20)))).toEqual([]);
    expect(approvalReasonsOf(limit, spending(900, 0, of(30, 21)))).toEqual(["perCategory"]);
  });
});

describe("approvers", () => {
  const steps = [
    { fromFen: 0, approverIds: [2] },
    { fromFen: 5_000, approverIds: [3, 4] },
  ];
  const people: ApprovalPeople = {
    adminUserId: 1,
    requestedBy: 9,
    members: new Set([1, 2, 3, 4, 5, 9]),
    standIns: new Map(),
  };

  test("an order goes through the steps that its amount reaches", () => {
    expect(approvalStepsFor(steps, 4_999)).toEqual([steps[0]]);
    expect(approvalStepsFor(steps, 5_000)).toEqual(steps);
    expect(approvalStepsFor([], 5_000)).toEqual([{ fromFen: 0, approverIds: [] }]);
    expect(areStepsRising(steps)).toBe(true);
    expect(areStepsRising([...steps, { fromFen: 5_000 }])).toBe(false);
  });

  test("are those of the step, else the administrator, else those of the other steps", () => {
    expect(approversOf(steps[1], steps, people)).toEqual([3, 4]);
    expect(approversOf({ fromFen: 0, approverIds: [] }, [], people)).toEqual([1]);
    expect(approversOf(steps[0], steps, { ...people, members: new Set([1, 9]) })).toEqual([1]);
    expect(approversOf(steps[0], steps, { ...people, requestedBy: 2 })).toEqual([1]);
    expect(approversOf(undefined, steps, { ...people, requestedBy: 1 })).toEqual([2, 3, 4]);
    expect(approversOf(undefined, [], { ...people, requestedBy: 1 })).toEqual([]);
  });

  test("who is away is stood in for, never by who ordered", () => {
    const away = { ...people, standIns: new Map([[2, 5]]) };
    expect(approversOf(steps[0], steps, away)).toEqual([2, 5]);
    expect(approversOf(steps[0], steps, { ...away, requestedBy: 5 })).toEqual([2]);
  });
});

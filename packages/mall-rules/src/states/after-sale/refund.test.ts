import { expect, test } from "vitest";
import {
  allowedRefundActions,
  isRefundOpen,
  isRefundRunning,
  nextRefundStatus,
  orderRefundStatus,
  orderRefundStatuses,
  type RefundEvent,
  type RefundParty,
  type RefundStatus,
  refundEvents,
  refundMoves,
  refundParties,
  refundStatuses,
  refundStatusName,
  refundStatusNames,
  refundWaits,
} from "./refund.ts";

/** What may happen, written down once more by hand: state, event, who → next without and with goods that come back. */
const allowed: [RefundStatus, RefundEvent, RefundParty, RefundStatus, RefundStatus][] = [
  ["applied", "accept", "seller", "refunding", "toReturn"],
  ["applied", "refuse", "seller", "refused", "refused"],
  ["applied", "withdraw", "buyer", "withdrawn", "withdrawn"],
  ["applied", "timeOut", "clock", "refunding", "toReturn"],
  ["toReturn", "ship", "buyer", "returning", "returning"],
  ["toReturn", "withdraw", "buyer", "withdrawn", "withdrawn"],
  ["toReturn", "timeOut", "clock", "closed", "closed"],
  ["returning", "receive", "seller", "refunding", "refunding"],
  ["returning", "timeOut", "clock", "refunding", "refunding"],
  ["refunding", "payBack", "platform", "succeeded", "succeeded"],
  ["refunding", "timeOut", "clock", "succeeded", "succeeded"],
  ["refused", "edit", "buyer", "applied", "applied"],
  ["refused", "withdraw", "buyer", "withdrawn", "withdrawn"],
  ["refused", "timeOut", "clock", "closed", "closed"],
];

const cells = refundStatusNames.flatMap((status) =>
  refundEvents.flatMap((event) => refundParties.map((by) => [status, event, by] as const)),
);

test.each(cells)("%s, %s by %s", (status, event, by) => {
  const row = allowed.find(([from, what, who]) => from === status && what === event && who === by);
  const facts = { status, isIrrevocable: false };
  expect(nextRefundStatus({ ...facts, withReturn: false }, event, by)).toBe(row?.[3]);
  expect(nextRefundStatus({ ...facts, withReturn: true }, event, by)).toBe(row?.[4]);
});

test("an irrevocable refund is not withdrawn, unless it was refused", () => {
  const withdrawn = refundStatusNames.filter((status) =>
    nextRefundStatus({ status, withReturn: true, isIrrevocable: true }, "withdraw", "buyer"),
  );
  expect(withdrawn).toEqual(["refused"]);
});

test("the buttons are the buyer's events", () => {
  const actions = (status: RefundStatus, isIrrevocable = false) =>
    allowedRefundActions({ status, withReturn: true, isIrrevocable });
  expect(actions("applied")).toEqual(["withdraw"]);
  expect(actions("applied", true)).toEqual([]);
  expect(actions("toReturn")).toEqual(["ship", "withdraw"]);
  expect(actions("returning")).toEqual([]);
  expect(actions("refused", true)).toEqual(["edit", "withdraw"]);
  expect(actions("succeeded")).toEqual([]);
});

test("a state that is open waits for someone and for the clock; one that is not lasts", () => {
  for (const status of refundStatusNames) {
    expect(refundWaits[status] !== null).toBe(isRefundOpen(status));
    expect(refundMoves[status].timeOut !== undefined).toBe(isRefundOpen(status));
    expect(Object.keys(refundMoves[status]).length > 0).toBe(isRefundOpen(status));
  }
});

test("from each open state time alone leads to an end", () => {
  for (const withReturn of [false, true])
    for (const start of refundStatusNames.filter(isRefundOpen)) {
      let status: RefundStatus | undefined = start;
      for (let step = 0; status && isRefundOpen(status) && step < 5; step++)
        status = nextRefundStatus({ status, withReturn, isIrrevocable: true }, "timeOut", "clock");
      expect(["succeeded", "closed"]).toContain(status);
    }
});

test("money goes back with the last step and nowhere else", () => {
  const giving = cells.filter(([status, event]) => refundMoves[status][event]?.givesBack);
  expect(new Set(giving.map(([status]) => status))).toEqual(new Set(["refunding"]));
  for (const status of refundStatusNames)
    for (const move of Object.values(refundMoves[status]))
      expect(move.givesBack === true).toBe(move.next === "succeeded");
});

test("an order is paused while a refund runs, and remembers one that is over", () => {
  expect(orderRefundStatus([])).toBe(orderRefundStatuses.none);
  expect(orderRefundStatus(["withdrawn", "closed"])).toBe(orderRefundStatuses.none);
  expect(orderRefundStatus(["succeeded", "closed"])).toBe(orderRefundStatuses.done);
  expect(orderRefundStatus(["succeeded", "refused"])).toBe(orderRefundStatuses.refused);
  expect(orderRefundStatus(["refused", "toReturn"])).toBe(orderRefundStatuses.running);
  expect(refundStatusNames.filter(isRefundRunning)).toEqual([
    "applied",
    "toReturn",
    "returning",
    "refunding",
  ]);
});

test("wire numbers lead back to their names", () => {
  for (const status of refundStatusNames) expect(refundStatusName(refundStatuses[status])).toBe(status);
  expect(refundStatusName(0)).toBeUndefined();
});

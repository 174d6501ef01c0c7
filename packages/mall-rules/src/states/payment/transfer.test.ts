import { expect, test } from "vitest";
import { fen } from "../../money/index.ts";
import {
  appliedOf,
  hasArrived,
  makeReference,
  receiptOutcome,
  referenceAlphabet,
  referenceIn,
} from "./transfer.ts";

test("a reference is found as banks pass it on", () => {
  const reference = makeReference((below) => below - 1);
  expect(reference).toBe("THZZZZZZZZ");
  for (const at of Array.from(referenceAlphabet).keys()) {
    const made = makeReference(() => at);
    expect(referenceIn(made)).toBe(made);
  }
  for (const text of [
    ...["TH7K2M9PQ4", " th7k2m9pq4 ", "TH7K-2M9P-Q4", "货款 TH7K 2M9P Q4", "/RFB/th7k2m9pq4/2026"],
  ])
    expect(referenceIn(text)).toBe("TH7K2M9PQ4");
  // 0, 1, I, L and O are in no reference.
  for (const text of ["", "货款", "TH7K2M9PQ", "TH7K2M9PQ0", "XX7K2M9PQ4"])
    expect(referenceIn(text)).toBe("");
});

test("receipts pay in the order in which they came, up to the amount", () => {
  const receipts = [fen(300), fen(500), fen(400)].map((amountFen) => ({ amountFen }));
  expect(appliedOf(fen(700), receipts)).toEqual([300, 400, 0]);
  expect(appliedOf(fen(1_200), receipts)).toEqual([300, 500, 400]);
  expect([hasArrived(fen(1_200), receipts), hasArrived(fen(1_201), receipts)]).toEqual([true, false]);
});

test("what a receipt did is told by where its money is", () => {
  const none = { amountFen: fen(500), appliedFen: fen(0), balanceFen: fen(0), returnedFen: fen(0) };
  const outcome = (more: Partial<Parameters<typeof receiptOutcome>[0]>) =>
    receiptOutcome({ ...none, status: "waiting", ...more });
  expect([
    ...[outcome({ appliedFen: fen(500), status: "paid" }), outcome({})],
    outcome({ appliedFen: fen(400), balanceFen: fen(100), status: "paid" }),
    ...[outcome({ balanceFen: fen(500), status: "paid" }), outcome({ status: "expired" })],
    ...[outcome({ status: undefined }), outcome({ status: undefined, returnedFen: fen(500) })],
  ]).toEqual(["exact", "short", "over", "twice", "late", "unknown", "returned"]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Gate, newGate, openInTurn, whenTakenOver } from "./gate.ts";

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const isOpen = ({ isOpen }: Gate) => isOpen;
const threeGates = () => [newGate(false), newGate(false), newGate(false)] as const;

test("a part waits until the one before it says that it is taken over", () => {
  const gates = threeGates();
  for (const gate of gates) openInTurn(gate);
  const report = vi.fn();
  whenTakenOver(report);
  expect(gates.map(isOpen)).toEqual([false, false, false]);
  vi.advanceTimersByTime(1);
  expect(gates.map(isOpen)).toEqual([true, false, false]);
  gates[0].done?.();
  vi.advanceTimersByTime(1);
  expect(gates.map(isOpen)).toEqual([true, true, false]);
  gates[1].done?.();
  gates[1].done?.();
  vi.advanceTimersByTime(1);
  expect(gates.map(isOpen)).toEqual([true, true, true]);
  expect(report).not.toHaveBeenCalled();
  gates[2].done?.();
  vi.advanceTimersByTime(1);
  expect(report).toHaveBeenCalledOnce();
});

test("parts that come while one is taken over are waited for, too", () => {
  const [outer, inner] = threeGates();
  openInTurn(outer);
  const report = vi.fn();
  whenTakenOver(report);
  vi.advanceTimersByTime(1);
  openInTurn(inner);
  outer.done?.();
  vi.advanceTimersByTime(1);
  expect([isOpen(inner), report.mock.calls.length]).toEqual([true, 0]);
  inner.done?.();
  vi.advanceTimersByTime(1);
  expect(report).toHaveBeenCalledOnce();
});

test("a part that goes, or never says that it is done, holds nobody", () => {
  const [gone, silent, last] = threeGates();
  const leave = openInTurn(gone);
  openInTurn(silent);
  openInTurn(last);
  vi.advanceTimersByTime(1);
  leave();
  vi.advanceTimersByTime(1);
  expect([isOpen(silent), isOpen(last)]).toEqual([true, false]);
  vi.advanceTimersByTime(2_000);
  expect(isOpen(last)).toBe(true);
});

test.each(["pointerdown", "keydown"])("%s opens all that wait, and the turns end", (sign) => {
  const gates = threeGates();
  for (const gate of gates) openInTurn(gate);
  const report = vi.fn();
  whenTakenOver(report);
  page.dispatchEvent(new Event(sign));
  expect(gates.map(isOpen)).toEqual([true, true, true]);
  vi.advanceTimersByTime(100);
  expect(report).toHaveBeenCalledOnce();
});

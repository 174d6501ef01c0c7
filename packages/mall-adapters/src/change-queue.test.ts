import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LineChanges } from "./cart-model.ts";
import { ChangeQueue } from "./change-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose server answers when the test says so. */
function queueOf() {
  const sent: [number, object][][] = [];
  const answers: ((isTaken: boolean) => void)[] = [];
  let shown: LineChanges = new Map();
  const queue = new ChangeQueue({
    send: (changes) => {
      sent.push([...changes]);
      return new Promise((resolve) => answers.push(resolve));
    },
    show: (changes) => {
      shown = changes;
    },
  });
  return { queue, sent, answer: (isTaken = true) => answers.shift()?.(isTaken), shown: () => [...shown] };
}

test("clicks in a row go out as one call, the last word of each line", async () => {
  const { queue, sent, answer, shown } = queueOf();
  queue.add([[1, { quantity: 2 }]], 250);
  queue.add([[1, { quantity: 3 }]], 250);
  queue.add([[2, { isChecked: true }]], 250);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  const both = [
    [1, { quantity: 3 }],
    [2, { isChecked: true }],
  ];
  expect(sent).toEqual([both]);
  expect(shown()).toEqual(both);
  answer();
  await vi.runAllTimersAsync();
  expect(shown()).toEqual([]);
  expect(sent).toHaveLength(1);
});

test("a change made while a call runs waits for it and goes out by itself", async () => {
  const { queue, sent, answer, shown } = queueOf();
  queue.add([[1, { quantity: 2 }]], 0);
  await vi.runAllTimersAsync();
  queue.add([[1, { quantity: 5 }]], 0);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  answer();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([[[1, { quantity: 2 }]], [[1, { quantity: 5 }]]]);
  expect(shown()).toEqual([[1, { quantity: 5 }]]);
  answer();
  await vi.runAllTimersAsync();
  expect(shown()).toEqual([]);
});

test("settling sends at once what waits and resolves when the server has it", async () => {
  const { queue, sent, answer } = queueOf();
  queue.add([[1, { quantity: 2 }]], 250);
  const settled = vi.fn();
  void queue.settle().then(settled);
  expect(sent).toHaveLength(1);
  await vi.runAllTimersAsync();
  expect(settled).not.toHaveBeenCalled();
  answer();
  await vi.runAllTimersAsync();
  expect(settled).toHaveBeenCalledWith(true);
  expect(sent).toHaveLength(1);
});

test("settling says when the server refused something", async () => {
  const { queue, answer } = queueOf();
  queue.add([[1, { quantity: 900 }]], 0);
  const settled = queue.settle();
  answer(false);
  await expect(settled).resolves.toBe(false);
  await expect(queue.settle()).resolves.toBe(true);
});

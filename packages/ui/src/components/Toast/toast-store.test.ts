import { beforeEach, expect, test, vi } from "vitest";
import { toast, toastDurationMs, toastStore } from "./toast-store.ts";

beforeEach(() => toast.clear());

test("renews a message that is said again instead of showing it twice", () => {
  const first = toast.show({ message: "库存不足", tone: "danger" });
  const second = toast.show({ message: "库存不足", tone: "danger" });
  expect(toastStore.read().map((item) => item.id)).toEqual([second]);
  expect(second).not.toBe(first);
});

test("shows three at most and drops the oldest", () => {
  for (const message of ["一", "二", "三", "四"]) toast.show({ message });
  expect(toastStore.read().map((item) => item.message)).toEqual(["二", "三", "四"]);
});

test("gives more time to a message with something to do", () => {
  const action = { label: "撤销", onPress: () => {} };
  expect(toastDurationMs({ message: "已移除", action })).toBe(7000);
  expect(toastDurationMs({ message: "已收藏" })).toBe(3000);
  expect(toastDurationMs({ message: "错误", action, durationMs: 1500 })).toBe(1500);
});

test("tells its listeners, and no longer those that left", () => {
  const listener = vi.fn();
  const leave = toastStore.subscribe(listener);
  toast.dismiss(toast.show({ message: "已复制" }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toast.show({ message: "已复制" });
  expect(listener).toHaveBeenCalledTimes(2);
});

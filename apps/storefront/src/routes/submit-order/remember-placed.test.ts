import { afterEach, expect, test, vi } from "vitest";
import { rememberPlaced } from "./remember-placed.ts";

afterEach(() => void vi.unstubAllGlobals());

const uuid = "0b9cbb0a-3c5d-4f06-9f0a-0d6f6a0f4f11";
const placeAfter = (fields: Record<string, string>) => {
  const replaceState = vi.fn();
  vi.stubGlobal("window", { history: { state: null, replaceState } });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  rememberPlaced("http://mall.test/submit-order?coupons=", form);
  return replaceState.mock.lastCall?.[2] as string | undefined;
};

test("a submitted checkout keeps its number in the history, any other form does not", () => {
  expect(placeAfter({ intent: "submit", uuid })).toContain(`confirm=${uuid}`);
  expect(placeAfter({ intent: "leave-out:1-2-3", uuid })).toBeUndefined();
});

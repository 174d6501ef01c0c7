import { afterEach, expect, test, vi } from "vitest";
import { loadCode } from "./index.tsx";

afterEach(() => vi.unstubAllGlobals());

test("without a network no code is asked for", async () => {
  const load = vi.fn(async () => "code");
  vi.stubGlobal("navigator", { onLine: false });
  await expect(loadCode(load)).rejects.toThrow("network");
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { onLine: true });
  expect(await loadCode(load)).toBe("code");
});

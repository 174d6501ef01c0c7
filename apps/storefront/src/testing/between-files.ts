/** Files of unit tests share their worker's modules and globals: none finds what another has left. */
import { afterAll, beforeAll, vi } from "vitest";
import { forgetAllAnswers } from "../server/shared-calls.ts";

beforeAll(forgetAllAnswers);

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetConfig();
});

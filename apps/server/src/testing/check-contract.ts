/** Runs with every test file of the server. */
import { afterEach, expect } from "vitest";
import { faultsAgainstContract } from "./held-to-contract.ts";
import { faultsAgainstLockOrder } from "./held-to-lock-order.ts";

afterEach(() => {
  expect(faultsAgainstContract(), "codes that an endpoint's `fails` does not name").toEqual([]);
  expect(faultsAgainstLockOrder(), "locks against the one order (db/lock-order.ts)").toEqual([]);
});

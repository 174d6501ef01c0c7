/** Runs with every test file of the server. */
import { afterEach, expect } from "vitest";
import { faultsAgainstContract } from "./held-to-contract.ts";

afterEach(() => {
  expect(faultsAgainstContract(), "codes that an endpoint's `fails` does not name").toEqual([]);
});

import * as v from "valibot";
import { SandboxStore, sandboxStoreExample } from "../../../models/store.ts";
import { endpoint } from "../../contract.ts";

/** The newest applications to open a store, those that wait first. */
export const sandboxListStores = endpoint("GET /sandbox/stores", {
  summary: "Applications to open a store, with their pictures",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(SandboxStore),
  fails: [],
  example: { answer: [sandboxStoreExample] },
});

import { StoreForm, StoreStep, storeFormExample, storeStepExample } from "../../../models/store.ts";
import { endpoint } from "../../contract.ts";

/** Applies for a store, or applies again with what was mended after a refusal or a withdrawal (Spec §4, §5). */
export const applyForStore = endpoint("POST /p/myShop/create", {
  summary: "Applies to open a store; an application that was refused or withdrawn is sent again",
  tag: "store",
  auth: "token",
  effect: "write",
  creates: true,
  perMinute: 20,
  body: StoreForm,
  answer: StoreStep,
  fails: ["A00001", "A00004"],
  example: { body: storeFormExample, answer: storeStepExample },
});

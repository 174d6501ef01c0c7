import { StoreStep, storeStepExample } from "../../../models/store.ts";
import { endpoint } from "../../contract.ts";

/** Takes an application back that the platform has not decided about, to change it. */
export const withdrawStore = endpoint("PUT /p/myShop/withdraw", {
  summary: "Withdraws the application while it is under review",
  tag: "store",
  auth: "token",
  effect: "write",
  answer: StoreStep,
  fails: ["A00001", "A00004"],
  example: { answer: { ...storeStepExample, state: "withdrawn", actions: ["apply"] } },
});
